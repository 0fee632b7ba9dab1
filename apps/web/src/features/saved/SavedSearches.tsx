import { removingSaved, renamingSearch, restoringSearch, type SavedSearch } from '@roborrow/domain';
import { searchSort } from '@roborrow/text/search-sort';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Badge } from '../../ui/surfaces.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { newRobots } from '../robots/index.ts';
import { criteriaInWords, paramsOf, search, searchInput } from '../search/index.ts';
import { type Change, type Outcome, tellOutcome, useChangeSaved } from './change-saved.ts';
import type { SavedOwner } from './saved.queries.ts';
import { saved, savedSearches as words } from './saved.text.ts';
import { RemovedRow, type Row } from './RemovedRow.tsx';
import styles from './saved.module.css';
import { NameSearch } from './NameSearch.tsx';

interface SavedSearchesProps {
  readonly owner: SavedOwner;
  readonly rows: readonly Row<SavedSearch>[];
}

/** The saved searches, newest first (D391). */
export function SavedSearches({ owner, rows }: SavedSearchesProps) {
  const change = useChangeSaved(owner);
  // The row whose button was pressed last.
  const [pressed, setPressed] = useState<string | null>(null);
  const press = async (id: string, changing: Change) => {
    setPressed(id);
    tellOutcome(await change(changing));
  };

  return (
    <section aria-labelledby="saved-searches" className={styles['section']}>
      <h2 id="saved-searches">{words.heading}</h2>
      {rows.length === 0 && <p className={styles['note']}>{words.none}</p>}
      <ul className={styles['searches']}>
        {rows.map(({ entry, isRemoved }) => (
          <li key={entry.id}>
            {isRemoved ? (
              <RemovedRow
                name={entry.name}
                takesFocus={pressed === entry.id}
                onUndo={() => void press(entry.id, (saved, now) => restoringSearch(saved, entry, now))}
              />
            ) : (
              <SavedSearchRow
                entry={entry}
                takesFocus={pressed === entry.id}
                onRename={(name) => change((saved, now) => renamingSearch(saved, entry, name, now))}
                onRemove={() => void press(entry.id, (saved, now) => removingSaved(saved, entry.id, now))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SavedSearchRowProps {
  readonly entry: SavedSearch;
  readonly takesFocus: boolean;
  readonly onRename: (name: string) => Promise<Outcome>;
  readonly onRemove: () => void;
}

/** A saved search, and how many robots are new in it (D390, D391). */
function SavedSearchRow({ entry, takesFocus, onRename, onRemove }: SavedSearchRowProps) {
  const unit = useDistanceUnit();
  const params = paramsOf(entry.id);
  const member = useMember();
  const input = searchInput(params, member?.profile ?? null);
  const { data: fresh, error } = useQuery(newRobots(useServices(), input, entry.seenAt));
  const nameId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const criteria = criteriaInWords(params, input, null, unit).map(({ text }) => text);
  // The words that the search has for its own place, with the radius, before the place was looked up.
  const inWords = criteria.map((text) =>
    text === params.location ? search.chip.location(text, input.radius, unit) : text,
  );
  if (input.sort !== 'nearest') inWords.push(searchSort.options[input.sort]);

  return (
    <article aria-labelledby={nameId} className={styles['search']}>
      <div className={styles['body']}>
        <h3 id={nameId} ref={heading} tabIndex={-1}>
          <Link to="/search" search={params}>
            {entry.name}
          </Link>
        </h3>
        <p className={styles['criteria']}>{inWords.join(' · ')}</p>
      </div>
      <p className={styles['fresh']} role="status">
        {fresh && <Badge {...(fresh.value > 0 && { tone: 'good' as const })}>{words.fresh(fresh)}</Badge>}
        {!fresh && error && <Badge>{words.unknown}</Badge>}
        {!fresh && !error && <Skeleton width="8rem" height="1.5rem" />}
      </p>
      <div className={styles['tools']}>
        <Button variant="quiet" size="small" aria-describedby={nameId} onClick={() => setRenaming(true)}>
          {words.rename}
        </Button>
        <Button variant="quiet" size="small" aria-describedby={nameId} onClick={onRemove}>
          <Icon name="x" size={16} />
          {saved.remove}
        </Button>
      </div>
      {isRenaming && (
        <NameSearch
          title={words.renameHeading}
          name={entry.name}
          confirm={words.confirmRename}
          onName={onRename}
          onClose={() => setRenaming(false)}
        />
      )}
    </article>
  );
}
