import { parseZipAddress, UNKNOWN_PLACE, type KnownPlace, type PlaceAnswer } from '@roborrow/domain';
import * as z from 'zod';
import { askUpstream, type Network } from './ask-upstream.ts';
import { UpstreamFailure, type PlacesProvider } from './places-provider.ts';

export interface GooglePlacesOptions extends Network {
  readonly key: string;
  /** The address of the Geocoding API. */
  readonly geocoding?: string;
  /** The address of the Places API (New). */
  readonly places?: string;
}

const GEOCODING = 'https://maps.googleapis.com/';
const PLACES = 'https://places.googleapis.com/';

const MASK = ['placeId', 'text.text', 'structuredFormat.mainText.text', 'structuredFormat.secondaryText.text']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');

const text = z.object({ text: z.string() });

// Without a match the answer contains no list.
const predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          placeId: z.string(),
          text,
          structuredFormat: z.object({ mainText: text, secondaryText: text.default({ text: '' }) }),
        }),
      }),
    )
    .default([]),
});

const geocoding = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        formatted_address: z.string(),
        types: z.array(z.string()).default([]),
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
        }),
        partial_match: z.boolean().default(false),
      }),
    )
    .default([]),
});

const BUSY = ['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT'];

/** Results that are too large to measure miles from. */
const WIDE = ['country', 'administrative_area_level_1'];

/** The first result is the chosen place and the others share its name; a partial match is a guess. */
function readAnswer({ status, results }: z.infer<typeof geocoding>): PlaceAnswer {
  if (BUSY.includes(status)) throw new UpstreamFailure('upstream-busy');
  if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new UpstreamFailure('upstream-failed');
  const near = results.filter(({ types }) => !types.some((type) => WIDE.includes(type)));
  const [place, ...others] = near.map(
    ({ formatted_address: description, geometry: { location } }): KnownPlace => ({
      description,
      coordinates: { latitude: location.lat, longitude: location.lng },
      source: 'google',
    }),
  );
  if (!place) return UNKNOWN_PLACE;
  return near[0]?.partial_match === true
    ? { kind: 'unknown', didYouMean: place }
    : { kind: 'found', place, others };
}

/** Google's Geocoding API and Places API (New), for cities and ZIP codes of the United States. */
export const createGooglePlaces = ({
  key,
  geocoding: geocodingBase = GEOCODING,
  places: placesBase = PLACES,
  ...network
}: GooglePlacesOptions): PlacesProvider => ({
  // Google's terms forbid storing its content, except place ids.
  caching: 'no-store',
  async suggest(typed, session) {
    const request = {
      input: typed,
      includedPrimaryTypes: [parseZipAddress(typed) ? 'postal_code' : '(cities)'],
      includedRegionCodes: ['us'],
      languageCode: 'en',
      ...(session !== null && { sessionToken: session }),
    };
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': MASK },
      body: JSON.stringify(request),
    };
    const { suggestions } = await askUpstream(
      new URL('v1/places:autocomplete', placesBase),
      init,
      predictions,
      network,
    );
    return suggestions.map(({ placePrediction: { placeId, text: description, structuredFormat } }) => ({
      placeId,
      description: description.text,
      mainText: structuredFormat.mainText.text,
      secondaryText: structuredFormat.secondaryText.text,
      source: 'google',
    }));
  },

  async geocode(address) {
    const url = new URL('maps/api/geocode/json', geocodingBase);
    url.search = new URLSearchParams({ address, components: 'country:US', language: 'en', key }).toString();
    return readAnswer(await askUpstream(url, {}, geocoding, network));
  },
});
