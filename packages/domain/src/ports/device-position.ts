import type { Coordinates } from '../geo/coordinates.ts';

/**
 * Why a device did not tell its position.
 *
 * - `unsupported` it cannot, or not on an insecure page
 * - `blocked` the user has refused it for this site before, so no question was asked
 * - `refused` the user has just refused
 * - `timed-out` no position, or no answer of the user, in time
 * - `unavailable` the device does not know where it is
 */
export type PositionFailure = 'unsupported' | 'blocked' | 'refused' | 'timed-out' | 'unavailable';

/** Where the device is, or why it did not tell. */
export type PositionAnswer =
  | { readonly kind: 'known'; readonly position: Coordinates }
  | { readonly kind: 'unknown'; readonly why: PositionFailure };

/** Where this device is. */
export interface DevicePositionPort {
  /** Asks the device, which may ask the user. Call it only when the user wants it (D340). Never rejects. */
  ask(): Promise<PositionAnswer>;
}
