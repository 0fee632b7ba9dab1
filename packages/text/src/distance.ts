import { displayDistance, isInPlace, miles, type DistanceDisplay, type Miles } from '@roborrow/domain';
import * as messages from '@roborrow/messages/common/distance';
import { numberText, radiusText, tenthsText } from './plurals.ts';

/** A distance in the unit that the domain chose (D52): "850 ft", "4.2 miles", "37 miles". */
export const distanceText = (distance: DistanceDisplay): string => {
  if (distance.unit === 'feet') return messages.feet({ feet: numberText(distance.value) });
  if (distance.decimals === 1) return messages.miles({ miles: tenthsText(distance.value) });
  return radiusText(miles(distance.value));
};

/** The distance on a search result: "4.2 miles away". */
export const distanceAway = (distance: DistanceDisplay): string =>
  messages.away({ distance: distanceText(distance) });

/**
 * The distance on a card; "in Apex" for a robot in the place from which it is measured (D609).
 *
 * @param place where the robot is, in its listing's words
 * @param from the place from which the distance is measured, in the words of its suggestion; `null` if it has no name
 */
export const distanceOrTown = (distance: Miles, place: string, from: string | null): string =>
  isInPlace(distance, place, from)
    ? messages.inTown({ town: place.split(',')[0] ?? place })
    : distanceAway(displayDistance(distance));
