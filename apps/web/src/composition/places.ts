import type { PlacesPort } from '@roborrow/domain';
import { ContainerModule } from 'inversify';
import type { Settings } from '../../settings.ts';
import { deviceIds } from './device.ts';
import { PARTS } from './tokens.ts';

/**
 * Both services know the same places; a build downloads only the one that it is configured for (VITE_PLACES).
 */
const sources: Readonly<Record<Settings['places'], () => Promise<PlacesPort>>> = {
  gazetteer: async () => (await import('@roborrow/adapter-gazetteer')).createGazetteerPlaces(),
  functions: async () =>
    (await import('@roborrow/adapter-places')).createHttpPlaces({ newSession: deviceIds.next }),
};

/** The source of places that the build is configured for. */
export async function openPlaces(source: Settings['places']): Promise<ContainerModule> {
  const places = await sources[source]();
  return new ContainerModule(({ bind }) => void bind(PARTS.knownPlaces).toConstantValue(places));
}
