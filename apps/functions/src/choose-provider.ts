import * as z from 'zod';
import { createGooglePlaces } from './google-places.ts';
import { createPhotonPlaces } from './photon-places.ts';
import { createGazetteerPlaces } from '@roborrow/adapter-gazetteer';
import type { PlacesProvider } from './places-provider.ts';

/** A variable that is empty counts as not set. */
const unset = z.literal('').transform(() => undefined);

const schema = z.object({
  GOOGLE_MAPS_API_KEY: unset.or(z.string().regex(/^[\w-]{20,}$/)).optional(),
  PHOTON_URL: unset.or(z.url({ protocol: /^https?$/ })).optional(),
});

/**
 * Google if its key is set, Photon if its address is set, else the embedded gazetteer. `null` when a value is
 * malformed or both are set, so that a configuration error does not silently select another provider.
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

/** The embedded gazetteer: no key, no network, no terms of use. */
export const createEmbeddedPlaces = (): PlacesProvider => ({
  caching: 'public, max-age=86400',
  ...createGazetteerPlaces(),
});
