import { NUMBER_FILTERS } from '@roborrow/domain';
import { useState } from 'react';
import type { SearchParams } from './search-params.ts';

/** The text fields of the filters. */
export const FILTER_TEXTS = ['minPrice', 'maxPrice', ...NUMBER_FILTERS] as const;
const NAMES = ['query', 'location', ...FILTER_TEXTS] as const;

/** The values of the text fields of a search. */
export type SearchTexts = Readonly<Record<(typeof NAMES)[number], string>>;

interface State {
  readonly texts: SearchTexts;
  /** The address's values at the last render. */
  readonly seen: SearchTexts;
  /** The values that the fields have sent to the address and that it does not contain yet. */
  readonly sent: Partial<SearchTexts>;
}

const textsOf = (params: SearchParams): SearchTexts =>
  Object.fromEntries(NAMES.map((name) => [name, params[name] ?? ''])) as SearchTexts; // a text for each name

/** All fields empty. */
export const NO_TEXTS = textsOf({});

/**
 * The state after the address changed. A field takes the new value unless it is the value that the field
 * itself sent.
 */
function followAddress({ texts, seen, sent }: State, address: SearchTexts): State {
  const followed = { ...texts };
  const stillSent = { ...sent };
  for (const name of NAMES) {
    if (address[name] === seen[name]) continue;
    if (address[name] !== sent[name]) followed[name] = address[name];
    delete stillSent[name];
  }
  return { texts: followed, seen: address, sent: stillSent };
}

/**
 * The text fields of a search. They follow the address (Back, a link, a removed chip), but keep text that is
 * being typed while the address only repeats what they have sent. So no field has to be mounted again, which
 * would lose the focus.
 */
export function useSearchTexts(params: SearchParams) {
  const address = textsOf(params);
  const [state, setState] = useState<State>({ texts: address, seen: address, sent: {} });
  if (NAMES.some((name) => address[name] !== state.seen[name])) setState(followAddress(state, address));
  return {
    texts: state.texts,
    type: (changes: Partial<SearchTexts>) =>
      setState((current) => ({ ...current, texts: { ...current.texts, ...changes } })),
    /** Call it with the values that the fields are about to send to the address. */
    recordSent: (changes: Partial<SearchTexts>) =>
      setState((current) => {
        const sent = { ...current.sent };
        for (const name of NAMES) {
          const value = changes[name];
          if (value !== undefined && value !== current.seen[name]) sent[name] = value;
        }
        return { ...current, sent };
      }),
  };
}
