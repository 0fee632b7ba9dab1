import type { DistanceDisplay } from '@roborrow/domain';
import { counted, numberText } from './plurals.ts';

/** A distance in the unit that the domain chose (D52): "850 ft", "4.2 miles", "37 miles". */
export const distanceText = (distance: DistanceDisplay): string => {
  if (distance.unit === 'feet') return `${numberText(distance.value)} ft`;
  if (distance.decimals === 1) return `${distance.value.toFixed(1)} miles`;
  return counted(distance.value, 'mile');
};

/** The distance on a search result: "4.2 miles away". */
export const distanceAway = (distance: DistanceDisplay): string => `${distanceText(distance)} away`;
