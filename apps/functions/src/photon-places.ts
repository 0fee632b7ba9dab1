import { parseZipAddress, type PlaceAnswer } from '@roborrow/domain';
import {
  createGazetteerPlaces,
  openCandidates,
  type PlaceCandidate,
  type PlaceSearch,
} from '@roborrow/adapter-gazetteer';
import * as z from 'zod';
import { askUpstream, type Network } from './ask-upstream.ts';
import type { PlacesProvider } from './places-provider.ts';

export interface PhotonPlacesOptions extends Network {
  /** The address of a Photon server, e.g. "https://photon.komoot.io/". */
  readonly base: string;
}

/** Photon searches the whole world, and only places of the United States are used. */
const CANDIDATES = '50';

const features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
      }),
      properties: z.object({
        name: z.string().default(''),
        county: z.string().nullable().default(null),
        state: z.string().default(''),
        countrycode: z.string().default(''),
      }),
    }),
  ),
});

const candidatesIn = (found: z.infer<typeof features>): readonly PlaceCandidate[] =>
  found.features
    .filter(({ properties }) => properties.countrycode === 'US' && properties.name !== '')
    .map(
      ({
        geometry: {
          coordinates: [longitude, latitude],
        },
        properties: { name, county, state },
      }) => ({
        name,
        county,
        state,
        coordinates: { latitude, longitude },
      }),
    );

const gazetteer = createGazetteerPlaces();

const SOURCE = { source: 'openstreetmap' } as const;

const credited = (answer: PlaceAnswer): PlaceAnswer =>
  answer.kind === 'found'
    ? {
        kind: 'found',
        place: { ...answer.place, ...SOURCE },
        others: answer.others.map((place) => ({ ...place, ...SOURCE })),
      }
    : { kind: 'unknown', didYouMean: answer.didYouMean && { ...answer.didYouMean, ...SOURCE } };

/**
 * OpenStreetMap's places through Photon, which is made for requests while a user types. Photon returns
 * everything similar to the text; the gazetteer's rules select from it, so that places are found and
 * described in the same way. Photon has no ZIP codes; the gazetteer answers those.
 */
export function createPhotonPlaces({ base, ...network }: PhotonPlacesOptions): PlacesProvider {
  const askFor = async (text: string): Promise<PlaceSearch> => {
    const url = new URL('api/', base);
    url.search = new URLSearchParams({ q: text, layer: 'city', lang: 'en', limit: CANDIDATES }).toString();
    return openCandidates(candidatesIn(await askUpstream(url, {}, features, network)));
  };
  return {
    // OpenStreetMap's licence allows storing the answers, and operators of the server ask for few requests.
    caching: 'public, max-age=86400',
    async suggest(typed) {
      if (parseZipAddress(typed)) return gazetteer.suggest(typed);
      const suggestions = (await askFor(typed)).suggest(typed);
      return suggestions.map((suggestion) => ({ ...suggestion, ...SOURCE }));
    },
    async geocode(address) {
      if (parseZipAddress(address)) return gazetteer.geocode(address);
      return credited((await askFor(address)).geocode(address));
    },
  };
}
