import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { saved as words } from './saved.text.ts';
import styles from './saved.module.css';

interface RemovedRowProps {
  readonly name: string;
  /** Takes the focus, because the button that was pressed is gone. */
  readonly takesFocus: boolean;
  readonly onUndo: () => void;
}

/** Stands for what was removed during this visit, until the page is left. */
export function RemovedRow({ name, takesFocus, onUndo }: RemovedRowProps) {
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['removed']}>
      <p id={textId}>{words.removed(name)}</p>
      <Button ref={button} variant="secondary" size="small" aria-describedby={textId} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}

export interface Row<Entry> {
  readonly entry: Entry;
  readonly isRemoved: boolean;
}

/**
 * A row for each entry, newest first. What is removed while the page is open keeps its row, where it can be brought back.
 */
export function useRows<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): readonly Row<Entry>[] {
  const [known, setKnown] = useState(entries);
  const fresh = entries.filter(({ id }) => known.every((entry) => entry.id !== id));
  // As each was last, so that it is brought back as it was removed.
  const kept = known.map((entry) => entries.find(({ id }) => id === entry.id) ?? entry);
  const all = [...fresh, ...kept];
  if (all.some((entry, index) => entry !== known[index])) setKnown(all);
  return all.map((entry) => ({ entry, isRemoved: entries.every(({ id }) => id !== entry.id) }));
}
