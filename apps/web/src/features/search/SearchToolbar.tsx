import { Link } from '@tanstack/react-router';
import { search } from '../../text/screens/search.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';
import styles from './search.module.css';

export interface SearchToolbarProps extends FilterChipsProps {
  /** Whether anything is filtered, or typed to filter. */
  readonly canClear: boolean;
  readonly isPanelOpen: boolean;
  readonly onTogglePanel: () => void;
  /** Puts the filters back (D43). */
  readonly onClear: () => void;
  /** Empties everything, together with the link that it belongs to (D43). */
  readonly onNewSearch: () => void;
}

/** Filters and their chips in one row, which scrolls sideways on the phone, and the ways to start over. */
export function SearchToolbar({
  canClear,
  isPanelOpen,
  onTogglePanel,
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
          aria-controls="filter-panel"
          onClick={onTogglePanel}
        >
          <Icon name="sliders-horizontal" size={18} />
          {isPanelOpen ? search.hideFilters : search.showFilters}
        </Button>
      </span>
      <FilterChips {...chips} />
      {/* It stays when there is nothing to clear: whoever pressed it keeps the focus. */}
      <Button variant="quiet" size="small" aria-disabled={!canClear} onClick={onClear}>
        {search.clearFilters}
      </Button>
      <span className={styles['toolbarEnd']}>
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
      </span>
    </div>
  );
}
