import type { KnownPlace, PlaceAnswer, PlaceSource } from '@roborrow/domain';
import { createFunction, type FunctionParts, type HttpFunction } from './answer.ts';
import { readSession } from './read-request.ts';

type Surroundings = Pick<FunctionParts, 'provider' | 'log'>;

/** The source to credit beside the places of an answer; all have the same one. */
const credit = (place: { readonly source?: PlaceSource } | undefined) =>
  place?.source && { source: place.source };

/** A place in the format of Google's Geocoding API. */
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
 * `?address=`: the coordinates as `results[0].geometry.location` (D113), followed by the other places of the
 * name. For an unknown place there are no results; then a similar place may be returned. The source to credit
 * is beside them.
 */
export const createGeocode = (surroundings: Surroundings): HttpFunction =>
  createFunction({
    ...surroundings,
    name: 'geocode',
    parameter: 'address',
    answer: async (address, provider) => geocodeBody(await provider.geocode(address.trimEnd())),
  });

/**
 * `?input=`: places for the typed text, as `suggestions[].placePrediction` (D113), and beside them the source
 * to credit.
 */
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
