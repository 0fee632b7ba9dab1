import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Chip, WholeEnd } from '../../ui/surfaces.tsx';
import { type SearchInput, useSearchedPlace } from '../robots/index.ts';
import { search } from './search.text.ts';
import { criteriaInWords } from './criteria-in-words.ts';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

interface SearchToolbarProps extends FilterChipsProps {
  /** Whether any filter is set or typed. */
  readonly canClear: boolean;
  /** Shows and hides the map, if there is something to show. */
  readonly mapButton: ReactNode;
  readonly isPanelOpen: boolean;
  readonly onOpenPanel: () => void;
  /** Resets the filters (D43). */
  readonly onClear: () => void;
  /** Empties everything, together with the link that calls it (D43). */
  readonly onNewSearch: () => void;
}

/** Filters and their chips in one row, which scrolls sideways on the phone, and the buttons to start over. */
export function SearchToolbar({
  canClear,
  mapButton,
  isPanelOpen,
  onOpenPanel,
  onClear,
  onNewSearch,
  ...chips
}: SearchToolbarProps) {
  return (
    <div className={styles['toolbar']}>
      <span className={styles['filtersToggle']}>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isPanelOpen}
          aria-haspopup="dialog"
          onClick={onOpenPanel}
        >
          <Icon name="sliders-horizontal" size={18} />
          {search.showFilters}
        </Button>
      </span>
      <FilterChips {...chips} />
      {/* It stays rendered when there is nothing to clear, because a user who pressed it keeps the focus. */}
      <Button variant="quiet" size="small" aria-disabled={!canClear} onClick={onClear}>
        {search.clearFilters}
      </Button>
      <span data-whole className={styles['toolbarEnd']}>
        {mapButton}
        <Link
          to="/search"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          onClick={onNewSearch}
        >
          {search.newSearch}
        </Link>
        <Link to="/create-robot" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {search.listRobot}
        </Link>
        <WholeEnd />
      </span>
    </div>
  );
}

interface FilterChipsProps {
  readonly params: SearchParams;
  readonly input: SearchInput;
  readonly onChange: (changes: SearchParams) => void;
}

/** A removable chip for each active filter. */
function FilterChips({ params, input, onChange }: FilterChipsProps) {
  const chips = criteriaInWords(params, input, useSearchedPlace(input), useDistanceUnit());
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
