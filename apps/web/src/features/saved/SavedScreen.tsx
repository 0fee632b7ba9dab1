import { Link } from '@tanstack/react-router';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { NoIndex } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useSaved } from './saved.queries.ts';
import { saved as words } from './saved.text.ts';
import styles from './saved.module.css';
import { SavedLists } from './SavedLists.tsx';

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
        <Notice tone="bad">
          <p>{words.loadFailure}</p>
          <Button variant="secondary" size="small" onClick={retry}>
            {app.retry}
          </Button>
        </Notice>
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
