import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './dialog.module.css';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, open for as long as it is rendered. The browser keeps focus inside and gives it back afterwards. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: the dialog is closed while it is still in the page, or the browser could not give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
