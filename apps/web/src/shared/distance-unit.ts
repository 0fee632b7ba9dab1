import type { DistanceUnit } from '@roborrow/domain';
import { keepOnDevice, useKeptOnDevice } from './kept-on-device.ts';

const KEY = 'roborrow.unit';

/** What distances are shown in on this device (D850); miles until React has the page. */
export const useDistanceUnit = (): DistanceUnit =>
  useKeptOnDevice(KEY) === 'kilometres' ? 'kilometres' : 'miles';

/** Shows distances in another unit, also at the next visit. */
export const chooseDistanceUnit = (unit: DistanceUnit): void => keepOnDevice(KEY, unit);
