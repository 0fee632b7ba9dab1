import * as z from 'zod';
import { createEmbeddedPlaces } from './embedded-places.ts';
import { createGooglePlaces } from './google-places.ts';
import { createPhotonPlaces } from './photon-places.ts';
import type { PlacesProvider } from './places-provider.ts';

/** A variable that is set to nothing is not set. */
const unset = z.literal('').transform(() => undefined);

const schema = z.object({
  GOOGLE_MAPS_API_KEY: unset.or(z.string().regex(/^[\w-]{20,}$/)).optional(),
  PHOTON_URL: unset.or(z.url({ protocol: /^https?$/ })).optional(),
});

/**
 * Google where its key is set, a Photon where its address is set, else the embedded gazetteer. `null` when a value is
 * malformed or both are set: whoever configured that did not mean to be served something else.
 */
export function chooseProvider(
  environment: Readonly<Record<string, string | undefined>>,
): PlacesProvider | null {
  const { success, data } = schema.safeParse(environment);
  if (!success) return null;
  const { GOOGLE_MAPS_API_KEY: key, PHOTON_URL: base } = data;
  if (key !== undefined && base !== undefined) return null;
  if (key !== undefined) return createGooglePlaces({ key });
  if (base !== undefined) return createPhotonPlaces({ base });
  return createEmbeddedPlaces();
}
