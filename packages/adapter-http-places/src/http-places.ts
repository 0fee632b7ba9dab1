import {
  isEnoughForSuggestions,
  orderSuggestions,
  PortError,
  UNKNOWN_PLACE,
  type PlacesPort,
} from '@roborrow/domain';
import { readPlaceAnswer } from './read-place-answer.ts';
import { readSuggestions } from './read-suggestions.ts';

/** Where the two functions are, and how to ask them. */
export interface HttpPlacesOptions {
  /**
   * Creates a unique token: all requests from the first typed letter to the chosen place belong to one
   * session.
   */
  readonly newSession: () => string;
  /** The URL before the two functions' paths. */
  readonly base?: string;
  /** How long to wait for an answer, in milliseconds. */
  readonly timeout?: number;
}

const BASE = '/.netlify/functions/';

/** The functions answer within 6 seconds; the rest is for the network. */
const TIMEOUT = 8000;

/** The functions refuse a longer text. */
const LONGEST_TEXT = 200;

/**
 * The JSON body of a successful answer; `null` for an error status or a body that is not JSON. Rejects when
 * there was no answer.
 */
async function askFor(
  url: string,
  headers: Readonly<Record<string, string>>,
  timeout: number,
): Promise<unknown> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    await response.body?.cancel();
    return null;
  }
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The places port through the two HTTP functions `geocode` and `places-autocomplete` (D113). */
export function createHttpPlaces({
  newSession,
  base = BASE,
  timeout = TIMEOUT,
}: HttpPlacesOptions): PlacesPort {
  let session = newSession();
  const addressOf = (name: string, parameter: string, text: string) =>
    `${base}${name}?${new URLSearchParams({ [parameter]: text }).toString()}`;

  return {
    async suggest(typed) {
      if (!isEnoughForSuggestions(typed) || typed.length > LONGEST_TEXT) return [];
      try {
        const url = addressOf('places-autocomplete', 'input', typed.trimStart());
        return orderSuggestions(
          typed,
          readSuggestions(await askFor(url, { 'Places-Session': session }, timeout)),
        );
      } catch {
        return [];
      }
    },

    async geocode(address) {
      const asked = address.trim();
      if (asked === '' || asked.length > LONGEST_TEXT) return UNKNOWN_PLACE;
      session = newSession();
      try {
        return readPlaceAnswer(await askFor(addressOf('geocode', 'address', asked), {}, timeout), asked);
      } catch (cause) {
        throw new PortError('unavailable', { cause });
      }
    },
  };
}
