import { PLACE_SOURCES, type PlaceSuggestion } from '@roborrow/domain';
import * as z from 'zod/mini';

const text = z.catch(z.nullable(z.object({ text: z.string() })), null);
const words = z.catch(z.string(), '');

/** The format of the newer of Google's services; the whole text is in one of two fields (D113). */
const placePrediction = z.object({
  placePrediction: z.object({
    placeId: z.string(),
    text,
    structuredFormat: z.catch(z.object({ fullText: text, mainText: text, secondaryText: text }), {
      fullText: null,
      mainText: null,
      secondaryText: null,
    }),
  }),
});

/** The format of the older service. */
const prediction = z.object({
  place_id: z.string(),
  description: words,
  structured_formatting: z.catch(z.object({ main_text: words, secondary_text: words }), {
    main_text: '',
    secondary_text: '',
  }),
});

const list = z.catch(z.array(z.unknown()), []);
const source = z.catch(z.optional(z.enum(PLACE_SOURCES)), undefined);
const answer = z.catch(z.object({ suggestions: list, predictions: list, source }), {
  suggestions: [],
  predictions: [],
  source: undefined,
});

interface Parts {
  readonly id: string;
  readonly whole: string;
  readonly main: string;
  readonly secondary: string;
}

/** Fills missing parts from the others. Without an id or any text there is no suggestion. */
function compose({ id, whole, main, secondary }: Parts): PlaceSuggestion | null {
  const description = whole || [main, secondary].filter(Boolean).join(', ');
  if (id === '' || description === '') return null;
  return { placeId: id, description, mainText: main || description, secondaryText: secondary };
}

function readNewer(item: unknown): PlaceSuggestion | null {
  const { success, data } = placePrediction.safeParse(item);
  if (!success) return null;
  const { placeId: id, text: whole, structuredFormat } = data.placePrediction;
  const { fullText, mainText, secondaryText } = structuredFormat;
  return compose({
    id,
    whole: (whole ?? fullText)?.text ?? '',
    main: mainText?.text ?? '',
    secondary: secondaryText?.text ?? '',
  });
}

function readOlder(item: unknown): PlaceSuggestion | null {
  const { success, data } = prediction.safeParse(item);
  if (!success) return null;
  const { place_id: id, description: whole, structured_formatting } = data;
  return compose({
    id,
    whole,
    main: structured_formatting.main_text,
    secondary: structured_formatting.secondary_text,
  });
}

/** The suggestions of an answer in either format, without duplicates; invalid ones are left out. */
export function readSuggestions(body: unknown): readonly PlaceSuggestion[] {
  const { suggestions, predictions, source: from } = answer.parse(body);
  const read = suggestions.length > 0 ? suggestions.map(readNewer) : predictions.map(readOlder);
  const ids = new Set<string>();
  const descriptions = new Set<string>();
  const readable = read.filter((suggestion): suggestion is PlaceSuggestion => {
    if (!suggestion || ids.has(suggestion.placeId) || descriptions.has(suggestion.description)) return false;
    ids.add(suggestion.placeId);
    descriptions.add(suggestion.description);
    return true;
  });
  return from ? readable.map((suggestion) => ({ ...suggestion, source: from })) : readable;
}
