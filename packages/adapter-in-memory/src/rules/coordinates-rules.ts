import type { Coordinates } from '@roborrow/domain';
import { isNumber } from './text.ts';

/** Whether a point lies on the globe. */
export const isValidCoordinates = ({ latitude, longitude }: Coordinates): boolean =>
  isNumber(latitude, -90, 90) && isNumber(longitude, -180, 180);
