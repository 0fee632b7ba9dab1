import type { PlacesPort } from '@roborrow/domain';
import type { Settings } from '../../settings.ts';
import { deviceIds } from './device.ts';

/** Both know the same places; a build downloads the one it is set to (VITE_PLACES). */
const ports: Readonly<Record<Settings['places'], () => Promise<PlacesPort>>> = {
  gazetteer: async () => (await import('@roborrow/adapter-gazetteer')).createGazetteerPlaces(),
  functions: async () =>
    (await import('@roborrow/adapter-places')).createHttpPlaces({ newSession: deviceIds.next }),
};

/** The places port that the build is set to. */
export const openPlaces = (places: Settings['places']): Promise<PlacesPort> => ports[places]();
