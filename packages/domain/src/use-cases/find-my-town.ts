import type { PlaceSuggestion } from '../geo/place.ts';
import type { DevicePositionPort, PositionFailure } from '../ports/device-position.ts';
import type { TownsPort } from '../ports/towns.ts';
import { err, ok, type Result } from '../result.ts';

/** Why no town is known; besides the device's reasons: no town is near, or the towns could not be loaded. */
export type MyTownFailure = PositionFailure | 'no-town-near' | 'towns-unavailable';

/**
 * The town nearest to this device (D340). Only the town's name leaves this function: the position itself is
 * neither returned nor stored.
 */
export const findMyTown =
  ({ devicePosition, towns }: { readonly devicePosition: DevicePositionPort; readonly towns: TownsPort }) =>
  async (): Promise<Result<PlaceSuggestion, MyTownFailure>> => {
    const answer = await devicePosition.ask();
    if (answer.kind === 'unknown') return err(answer.why);
    try {
      const town = await towns.nearestTown(answer.position);
      return town === null ? err('no-town-near') : ok(town);
    } catch {
      return err('towns-unavailable');
    }
  };
