import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** A sheet rises from the lower edge of the screen. */
  readonly placement?: 'center' | 'sheet';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open as long as it is rendered. The browser keeps the focus inside and restores it
 * afterwards.
 */
export function Dialog({ title, closeLabel, placement = 'center', onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because the browser can only restore the focus if the dialog closes while it is still in
  // the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles['dialog'], placement === 'sheet' && styles['sheet'])}
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
