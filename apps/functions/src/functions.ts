import type { KnownPlace, PlaceAnswer, PlaceSource } from '@roborrow/domain';
import { createFunction, type FunctionParts, type HttpFunction } from './answer.ts';
import { readSession } from './read-request.ts';

type Surroundings = Pick<FunctionParts, 'provider' | 'log'>;

/** Whom to name beside the places of an answer, which have one source. */
const credit = (place: { readonly source?: PlaceSource } | undefined) =>
  place?.source && { source: place.source };

/** A place as Google's Geocoding API says it. */
const resultOf = ({ description, coordinates: { latitude, longitude } }: KnownPlace) => ({
  formatted_address: description,
  geometry: { location: { lat: latitude, lng: longitude } },
});

const geocodeBody = (answer: PlaceAnswer) =>
  answer.kind === 'found'
    ? { results: [answer.place, ...answer.others].map(resultOf), ...credit(answer.place) }
    : {
        results: [],
        ...(answer.didYouMean && {
          did_you_mean: resultOf(answer.didYouMean),
          ...credit(answer.didYouMean),
        }),
      };

/**
 * `?address=`: where it lies, as `results[0].geometry.location` (D113); after it the other places of the
 * name. No results when it is unknown; then there may be a place to ask back for, and beside it all whom to name.
 */
export const createGeocode = (surroundings: Surroundings): HttpFunction =>
  createFunction({
    ...surroundings,
    name: 'geocode',
    parameter: 'address',
    answer: async (address, provider) => geocodeBody(await provider.geocode(address.trimEnd())),
  });

/** `?input=`: places for what is being typed, as `suggestions[].placePrediction` (D113), and beside them whom to name. */
export const createPlacesAutocomplete = (surroundings: Surroundings): HttpFunction =>
  createFunction({
    ...surroundings,
    name: 'places-autocomplete',
    parameter: 'input',
    answer: async (input, provider, request) => {
      const suggestions = await provider.suggest(input, readSession(request));
      return {
        suggestions: suggestions.map(({ placeId, description, mainText, secondaryText }) => ({
          placePrediction: {
            placeId,
            structuredFormat: {
              fullText: { text: description },
              mainText: { text: mainText },
              secondaryText: { text: secondaryText },
            },
          },
        })),
        ...credit(suggestions[0]),
      };
    },
  });
