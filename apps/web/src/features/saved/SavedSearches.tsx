import { removingSaved, renamingSearch, restoringSearch, type SavedSearch } from '@roborrow/domain';
import { useState } from 'react';
import { type Change, useChangeSaved } from './change-saved.ts';
import type { SavedOwner } from './saved.queries.ts';
import { savedSearches as words } from './saved-searches.text.ts';
import { tellOutcome } from './tell-outcome.ts';
import { RemovedRow } from './RemovedRow.tsx';
import styles from './saved.module.css';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import type { Row } from './use-rows.ts';

export interface SavedSearchesProps {
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
