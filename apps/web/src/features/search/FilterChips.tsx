import { parseCategory } from '@roborrow/domain';
import { useRef } from 'react';
import { useSearchedPlace, type SearchInput } from '../../queries/robots/robot-search.ts';
import { search } from '../../text/screens/search.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ANYWHERE, type SearchParams } from './search-params.ts';
import styles from './search.module.css';

export interface FilterChipsProps {
  readonly params: SearchParams;
  readonly input: SearchInput;
  readonly onChange: (changes: SearchParams) => void;
}

/** Miles are shown only if there is a place to measure from (D2, D41). */
const locationText = (location: string, searched: ReturnType<typeof useSearchedPlace>): string => {
  if (searched?.kind === 'near') return search.chip.location(searched.label, searched.origin.radius);
  return searched?.placeNotFound ? search.chip.placeNotFound(location) : location;
};

/** A removable chip for each active filter. */
export function FilterChips({ params, input, onChange }: FilterChipsProps) {
  const searched = useSearchedPlace(input);
  const category = parseCategory(input.category);
  const { location, price, days = null, profileOrigin } = input;
  const chips: { readonly text: string; readonly without: SearchParams }[] = [];
  if (params.query) chips.push({ text: search.chip.query(params.query), without: { query: undefined } });
  if (location) {
    chips.push({
      text: locationText(location, searched),
      without: { location: undefined, distance: undefined },
    });
  } else if (profileOrigin) {
    chips.push({ text: search.chip.profileOrigin(profileOrigin.label), without: { near: ANYWHERE } });
  }
  if (category.kind !== 'all') {
    chips.push({
      text: category.kind === 'unknown' ? category.text : category.name,
      without: { category: undefined },
    });
  }
  if (price.min !== null)
    chips.push({ text: search.chip.minPrice(price.min), without: { minPrice: undefined } });
  if (price.max !== null)
    chips.push({ text: search.chip.maxPrice(price.max), without: { maxPrice: undefined } });
  if (days !== null) chips.push({ text: search.chip.days(days), without: { days: undefined } });
  const list = useRef<HTMLUListElement>(null);
  const remove = (without: SearchParams) => {
    list.current?.focus(); // the pressed button disappears with its chip
    onChange(without);
  };
  return (
    <ul data-chips ref={list} tabIndex={-1} aria-label={search.filtersApplied} className={styles['chips']}>
      {chips.map(({ text, without }) => (
        <li key={Object.keys(without).join()}>
          <Chip text={text} removeLabel={search.chip.remove(text)} onRemove={() => remove(without)} />
        </li>
      ))}
    </ul>
  );
}
