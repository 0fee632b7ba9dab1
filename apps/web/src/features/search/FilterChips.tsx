import { useRef } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { type SearchInput, useSearchedPlace } from '../robots/index.ts';
import { search } from './search.text.ts';
import { criteriaInWords } from './criteria-in-words.ts';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

export interface FilterChipsProps {
  readonly params: SearchParams;
  readonly input: SearchInput;
  readonly onChange: (changes: SearchParams) => void;
}

/** A removable chip for each active filter. */
export function FilterChips({ params, input, onChange }: FilterChipsProps) {
  const chips = criteriaInWords(params, input, useSearchedPlace(input));
  const list = useRef<HTMLUListElement>(null);
  const remove = (without: SearchParams) => {
    list.current?.focus(); // the pressed button disappears with its chip
    onChange(without);
  };
  return (
    <ul data-chips ref={list} tabIndex={-1} aria-label={search.filtersApplied} className={styles['chips']}>
      {chips.map(({ text, without }) => (
        <li key={JSON.stringify([text, without])}>
          <Chip text={text} removeLabel={search.chip.remove(text)} onRemove={() => remove(without)} />
        </li>
      ))}
    </ul>
  );
}
