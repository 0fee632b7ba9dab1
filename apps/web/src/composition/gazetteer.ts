import { PortError, type PlacesPort, type TownsPort } from '@roborrow/domain';

type Gazetteer = PlacesPort & TownsPort;

let opened: Promise<Gazetteer> | null = null;

/** The page's one gazetteer, which unpacks its data once. A failed download is repeated by the next call. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= import('@roborrow/adapter-gazetteer').then(
    ({ createGazetteerPlaces }) => createGazetteerPlaces(),
    (cause: unknown) => {
      opened = null;
      throw new PortError('unavailable', { cause });
    },
  );
  return opened;
}

/**
 * The gazetteer's towns, whatever service a build asks about places (VITE_PLACES): a position is looked up on
 * this device and sent to no service (D340). Nothing is downloaded before the first question.
 */
export const embeddedTowns: TownsPort = {
  nearestTown: async (position) => (await openGazetteer()).nearestTown(position),
  list: async () => (await openGazetteer()).list(),
};
