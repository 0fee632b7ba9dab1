import type { PlacesPort } from '@roborrow/domain';
import { ContainerModule } from 'inversify';
import type { Settings } from '../../settings.ts';
import { deviceIds } from './device.ts';
import { openGazetteer } from './gazetteer.ts';
import { PARTS } from './tokens.ts';

/**
 * A build downloads only the service that it is configured for (VITE_PLACES), and the gazetteer's towns if the
 * user asks for the nearest one.
 */
const sources: Readonly<Record<Settings['places'], () => Promise<PlacesPort>>> = {
  gazetteer: openGazetteer,
  functions: async () =>
    (await import('@roborrow/adapter-http-places')).createHttpPlaces({ newSession: deviceIds.next }),
};

/** The source of places that the build is configured for. */
export async function openPlaces(source: Settings['places']): Promise<ContainerModule> {
  const places = await sources[source]();
  return new ContainerModule(({ bind }) => void bind(PARTS.knownPlaces).toConstantValue(places));
}
