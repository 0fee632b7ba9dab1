import type { SearchSort } from '@roborrow/domain';
import { searchSort } from '@roborrow/text/search-sort';
import { useId } from 'react';
import { replayInput } from '../../ui/replay-input.ts';
import { WholeEnd } from '../../ui/WholeEnd.tsx';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

export interface SortSelectProps {
  readonly sort: SearchSort;
  /** Those that are offered, the usual one first. */
  readonly sorts: readonly SearchSort[];
  readonly onChange: (changes: SearchParams) => void;
}

/** How the results are sorted. The address leaves the default out (D360). */
export function SortSelect({ sort, sorts, onChange }: SortSelectProps) {
  const id = useId();
  const [usual] = sorts;
  return (
    <div data-whole className={styles['sort']}>
      <label htmlFor={id}>{searchSort.label}</label>
      <select
        id={id}
        ref={replayInput}
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value === usual ? undefined : target.value })}
      >
        {sorts.map((offered) => (
          <option key={offered} value={offered}>
            {searchSort.options[offered]}
          </option>
        ))}
      </select>
      <WholeEnd />
    </div>
  );
}
