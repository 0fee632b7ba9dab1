import { categoryName } from '@roborrow/text/category';
import { conceptName } from '@roborrow/text/concept';
import {
  comparableText,
  FILTER_CATEGORIES,
  isBlank,
  PLAIN_VOCABULARY,
  suggestConcepts,
  type PlaceSuggestion,
  type Vocabulary,
} from '@roborrow/domain';
import type { Services } from '../../services.tsx';
import type { ComboboxOption, ComboboxProps } from '../../ui/Combobox.tsx';
import { placeInput } from '../places/index.ts';
import { suggestions as words } from './suggestions.text.ts';
import { clearRecentSearches, recentSearches } from './recent-searches.ts';
import type { SearchParams } from './search-params.ts';

/** What a box for words suggests. */
export interface Suggestion extends ComboboxOption {
  /** Changes of the search, a place for its box, or a whole search again. */
  readonly kind: 'change' | 'place' | 'recent';
  readonly search: SearchParams;
  /** Does this instead. */
  readonly clear?: () => void;
}

/** Suggestions for what is typed, with places that were found for it, as the combobox shows them. */
export type Suggest = (
  typed: string,
  places: readonly PlaceSuggestion[],
) => Pick<ComboboxProps<Suggestion>, 'options' | 'listLabel' | 'announce' | 'credit'>;

const MOST_CONCEPTS = 5;
const MOST_PLACES = 3;
const MOST_RECENT_BESIDE = 2;
/** Fewer letters begin too many names. */
const SHORTEST_BEGINNING = 2;

const recentOnes = (recents: readonly SearchParams[]): readonly Suggestion[] =>
  recents.map((search) => ({
    kind: 'recent',
    key: `recent ${JSON.stringify(search)}`,
    text: search.query ?? '',
    detail: search.location ?? words.searchedBefore,
    search,
  }));

const optionsFor =
  (vocabulary: Vocabulary, onCleared: () => void) =>
  (typed: string, places: readonly PlaceSuggestion[]): readonly Suggestion[] => {
    const recents = recentSearches();
    if (isBlank(typed)) {
      if (recents.length === 0) return [];
      const clear = () => {
        clearRecentSearches();
        onCleared();
      };
      return [
        ...recentOnes(recents),
        { kind: 'recent', key: 'clear', text: words.clear, detail: '', search: {}, clear },
      ];
    }
    const beginning = comparableText(typed).trim();
    const begins = (text: string) => {
      const said = comparableText(text).trim();
      return said !== beginning && said.startsWith(beginning);
    };
    const categories = beginning.length < SHORTEST_BEGINNING ? [] : FILTER_CATEGORIES;
    return [
      ...recentOnes(recents.filter(({ query = '' }) => begins(query)).slice(0, MOST_RECENT_BESIDE)),
      ...suggestConcepts(typed, vocabulary, MOST_CONCEPTS, conceptName).map(
        ({ name, otherName }): Suggestion => ({
          kind: 'change',
          key: `concept ${name}`,
          text: name,
          detail: otherName ?? '',
          search: { query: name },
        }),
      ),
      ...categories
        .map(({ slug, name }) => ({ slug, name, shown: categoryName(slug) }))
        .filter(({ name, shown }) => [name, shown].some((one) => comparableText(one).startsWith(beginning)))
        .map(({ slug, shown }): Suggestion => ({
          kind: 'change',
          key: `category ${slug}`,
          text: shown,
          detail: words.category,
          search: { category: slug },
        })),
      ...places.slice(0, MOST_PLACES).map((place): Suggestion => ({
        kind: 'place',
        key: `place ${place.placeId}`,
        text: place.mainText,
        detail: place.secondaryText,
        search: { location: place.description },
      })),
    ];
  };

/** Gives what is known on this device at once, and again with concepts when the vocabulary is there. */
export async function openSuggestions(
  services: Promise<Pick<Services, 'vocabulary'>>,
  give: (suggest: Suggest) => void,
): Promise<void> {
  const giveWith = (vocabulary: Vocabulary): void => {
    const optionsOf = optionsFor(vocabulary, () => giveWith(vocabulary));
    give((typed, places) => {
      const options = optionsOf(typed, places);
      const source = options.some(({ kind }) => kind === 'place') && places.find((one) => one.source)?.source;
      return {
        options,
        listLabel: words.list,
        announce: words.announce,
        credit: source ? placeInput.sources[source] : undefined,
      };
    });
  };
  giveWith(PLAIN_VOCABULARY);
  giveWith(await (await services).vocabulary.load());
}
