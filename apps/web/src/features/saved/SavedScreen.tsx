import type { Saved } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { app } from '../../shared/app.text.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Banner, EmptyState, Spinner } from '../../ui/surfaces.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { NoIndex } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { type SavedOwner, useSaved } from './saved.queries.ts';
import { saved as words } from './saved.text.ts';
import styles from './saved.module.css';
import { SavedRobots } from './SavedRobots.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { useRows } from './RemovedRow.tsx';

/** What the member or the visitor saved, and what changed since (D320). */
export function SavedScreen() {
  const { owner, saved, error, retry } = useSaved();
  const isKnown = useHydrated() && saved !== null;
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={words.title} description={words.description} />
      <NoIndex />
      <h1 tabIndex={-1}>{words.title}</h1>
      {error && (
        <Banner tone="bad">
          <p>{words.loadFailure}</p>
          <Button variant="secondary" size="small" onClick={retry}>
            {app.retry}
          </Button>
        </Banner>
      )}
      {!isKnown && !error && <Spinner label={words.loading} />}
      {isKnown && owner === null && (
        <p className={styles['note']}>
          {words.onDevice}{' '}
          <Link to="/login" search={{ redirect: '/saved' }}>
            {words.login}
          </Link>
        </p>
      )}
      {isKnown && <SavedLists key={owner} owner={owner} saved={saved} />}
    </div>
  );
}

interface SavedListsProps {
  readonly owner: SavedOwner;
  readonly saved: Saved;
}

function SavedLists({ owner, saved }: SavedListsProps) {
  const robots = useRows(saved.robots);
  const searches = useRows(saved.searches);
  if (robots.length === 0 && searches.length === 0) {
    return (
      <EmptyState title={words.empty.heading} text={words.empty.text} picture="/illustrations/no-results.svg">
        <Link to="/robots" className={buttonClass()}>
          {words.empty.browse}
        </Link>
      </EmptyState>
    );
  }
  const ofSearches = <SavedSearches key="searches" owner={owner} rows={searches} />;
  const ofRobots = <SavedRobots key="robots" owner={owner} rows={robots} />;
  return searches.length > 0 ? [ofSearches, ofRobots] : [ofRobots, ofSearches];
}
