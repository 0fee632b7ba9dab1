import { hasCriteria, parseCategory } from '@roborrow/domain';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMember, useSession } from '../../session/use-session.ts';
import { search } from '../../text/screens/search.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { Results } from './Results.tsx';
import { SearchBoxes } from './SearchBoxes.tsx';
import { searchInput } from './search-input.ts';
import { tidy, type SearchParams } from './search-params.ts';
import styles from './search.module.css';
import { StartingPoints } from './StartingPoints.tsx';

export interface SearchScreenProps {
  readonly title: string;
  readonly params: SearchParams;
}

/** Browse and search results: one screen, two routes. Every filter lives in the URL (D8). */
export function SearchScreen({ title, params }: SearchScreenProps) {
  const navigate = useNavigate();
  const session = useSession();
  const member = useMember();
  const input = searchInput(params, member?.profile ?? null);
  const asks = hasCriteria({ ...input, category: parseCategory(input.category) });

  const change = (changes: SearchParams) =>
    void navigate({ to: '.', search: tidy({ ...params, ...changes }) });
  const clear = () => void navigate({ to: '.', search: {} });

  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={title} />
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles['headActions']}>
          <Link to="/search" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {search.newSearch}
          </Link>
          <Link to="/create-robot" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {search.listRobot}
          </Link>
        </div>
      </header>
      {/* A new address (Back, a link) starts the boxes afresh; typing alone changes nothing else. */}
      <SearchBoxes key={`${params.query}\n${params.location}`} params={params} onSubmit={change} />
      <div className={styles['chips']}>
        <FilterChips params={params} input={input} onChange={change} />
        {Object.keys(params).length > 0 && (
          <Button variant="quiet" size="small" onClick={clear}>
            {search.clearFilters}
          </Button>
        )}
      </div>
      <div className={styles['columns']}>
        <FilterPanel
          key={`${params.minPrice}\n${params.maxPrice}`}
          params={params}
          onChange={change}
          onClear={clear}
        />
        <div className={styles['results']}>
          {asks ? (
            // Whose place to measure from is known only once the session is.
            <Results
              input={input}
              isReady={session.kind !== 'loading' || input.location !== ''}
              onWiden={change}
            />
          ) : (
            <StartingPoints />
          )}
        </div>
      </div>
    </div>
  );
}
