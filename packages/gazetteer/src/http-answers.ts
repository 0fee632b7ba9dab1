import type { PlacesPort } from '@roborrow/domain';

/** What an HTTP function answers: a status code and a body to be sent as JSON. */
export interface HttpAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/**
 * What the geocode function answers (specification §7); without results the place is unknown or ambiguous.
 */
export interface GeocodeBody {
  readonly results: readonly {
    readonly geometry: { readonly location: { readonly lat: number; readonly lng: number } };
  }[];
}

/** What the places-autocomplete function answers (specification §7). */
export interface AutocompleteBody {
  readonly predictions: readonly {
    readonly place_id: string;
    readonly description: string;
    readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string };
  }[];
}

const OK = 200;
const UNAVAILABLE = 503;

/** Answers the geocode function out of a places port. 503 when the port cannot be asked; never rejects. */
export const answerGeocode =
  (places: Pick<PlacesPort, 'geocode'>) =>
  async (address: string): Promise<HttpAnswer<GeocodeBody>> => {
    try {
      const found = await places.geocode(address);
      const results = found
        ? [{ geometry: { location: { lat: found.latitude, lng: found.longitude } } }]
        : [];
      return { status: OK, body: { results } };
    } catch {
      return { status: UNAVAILABLE, body: { results: [] } };
    }
  };

/** Answers the places-autocomplete function out of a places port, which never rejects. */
export const answerAutocomplete =
  (places: Pick<PlacesPort, 'suggest'>) =>
  async (input: string): Promise<HttpAnswer<AutocompleteBody>> => {
    const suggestions = await places.suggest(input);
    const predictions = suggestions.map(({ placeId, description, mainText, secondaryText }) => ({
      place_id: placeId,
      description,
      structured_formatting: { main_text: mainText, secondary_text: secondaryText },
    }));
    return { status: OK, body: { predictions } };
  };
