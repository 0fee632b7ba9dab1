import { createFunction, type FunctionParts, type HttpFunction } from './answer.ts';
import { readSession, readText } from './read-request.ts';

type Surroundings = Pick<FunctionParts, 'provider' | 'log'>;

/** `?address=`: where it lies, as `results[0].geometry.location` (specification §7); no results when it is unknown or ambiguous. */
export const createGeocode = (surroundings: Surroundings): HttpFunction =>
  createFunction({
    ...surroundings,
    name: 'geocode',
    answer: async (request, provider) => {
      const address = readText(request, 'address');
      if (address === null) return null;
      const found = await provider.geocode(address.trimEnd());
      return {
        results: found ? [{ geometry: { location: { lat: found.latitude, lng: found.longitude } } }] : [],
      };
    },
  });

/** `?input=`: places for what is being typed, as `suggestions[].placePrediction` (specification §7), and beside them whom to name. */
export const createPlacesAutocomplete = (surroundings: Surroundings): HttpFunction =>
  createFunction({
    ...surroundings,
    name: 'places-autocomplete',
    answer: async (request, provider) => {
      const input = readText(request, 'input');
      if (input === null) return null;
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
        ...(provider.source && { source: provider.source }),
      };
    },
  });
