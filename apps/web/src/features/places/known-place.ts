import { keepOnDevice, useKeptOnDevice } from '../../shared/kept-on-device.ts';

/**
 * The name of the place that was last searched or asked for on this device, and whether Home shows what is near it
 * (D344). `document/inline-scripts.ts` reads both, so that no page first shows what it then replaces.
 */
const PLACE = 'roborrow.place';
/** Present if the user wants to see the featured robots instead. */
const FEATURED = 'roborrow.featured';

/** No real name is longer. */
const LONGEST_NAME = 200;

/** Stores the name of a place that was found. */
export const rememberPlace = (name: string): void => keepOnDevice(PLACE, name.slice(0, LONGEST_NAME));

export const wantFeatured = (wants: boolean): void => keepOnDevice(FEATURED, wants ? 'wanted' : null);

/** The stored place, `null` before hydration and if there is none. */
export const useRememberedPlace = (): string | null =>
  useKeptOnDevice(PLACE)?.slice(0, LONGEST_NAME).trim() || null;

export const useWantsFeatured = (): boolean => useKeptOnDevice(FEATURED) !== null;
