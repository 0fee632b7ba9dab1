import { createGazetteerPlaces } from '@roborrow/adapter-gazetteer';
import type { PlacesProvider } from './places-provider.ts';

/** The embedded gazetteer: no key, no network, no terms of use. */
export const createEmbeddedPlaces = (): PlacesProvider => ({
  caching: 'public, max-age=86400',
  ...createGazetteerPlaces(),
});
