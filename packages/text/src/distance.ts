import { displayDistance, isInPlace, type DistanceUnit, type Miles } from '@roborrow/domain';
import { away, feet, inTown, kilometres, metres, miles } from '@roborrow/messages/text/distance';
import { numberText, radiusText, tenthsText } from './plurals.ts';

const units = { feet, metres, kilometres, miles };

/** A distance as the domain rounds it for a reader's unit (D52, D850): "850 ft", "4.2 miles", "37 miles", "6.8 km". */
export const distanceText = (distance: Miles, unit: DistanceUnit): string => {
  const shown = displayDistance(distance, unit);
  const isWhole = !('decimals' in shown) || shown.decimals === 0;
  if (shown.unit === 'miles' && isWhole) return radiusText(shown.value, 'miles');
  return units[shown.unit]({ number: isWhole ? numberText(shown.value) : tenthsText(shown.value) });
};

/** The distance on a search result: "4.2 miles away". */
export const distanceAway = (distance: Miles, unit: DistanceUnit): string =>
  away({ distance: distanceText(distance, unit) });

/**
 * The distance on a card; "in Apex" for a robot in the place from which it is measured (D609).
 *
 * @param place where the robot is, in its listing's words
 * @param from the place from which the distance is measured, in the words of its suggestion; `null` if it has no name
 */
export const distanceOrTown = (
  distance: Miles,
  place: string,
  from: string | null,
  unit: DistanceUnit,
): string =>
  isInPlace(distance, place, from)
    ? inTown({ town: place.split(',')[0] ?? place })
    : distanceAway(distance, unit);
