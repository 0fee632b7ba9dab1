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
  /** Where a Photon answers, e.g. "https://photon.komoot.io/". */
  readonly base: string;
}

/** The whole world answers, and only the United States are wanted. */
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
 * OpenStreetMap's places through Photon, which is made to be asked while somebody types. Photon answers with whatever
 * resembles the text; the gazetteer's rules choose among that, so that a place is found and described the same way.
 * Photon knows no ZIP codes; the gazetteer answers those.
 */
export function createPhotonPlaces({ base, ...network }: PhotonPlacesOptions): PlacesProvider {
  const askFor = async (text: string): Promise<PlaceSearch> => {
    const url = new URL('api/', base);
    url.search = new URLSearchParams({ q: text, layer: 'city', lang: 'en', limit: CANDIDATES }).toString();
    return openCandidates(candidatesIn(await askUpstream(url, {}, features, network)));
  };
  return {
    // OpenStreetMap's licence lets anybody keep it, and whoever runs the server asks for few requests.
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
