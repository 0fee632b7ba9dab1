import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { saved as words } from './saved.text.ts';
import styles from './saved.module.css';

export interface RemovedRowProps {
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
