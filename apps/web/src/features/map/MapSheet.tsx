import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { map } from './map.text.ts';
import styles from './results-with-map.module.css';

export interface MapSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The map over the whole screen of a phone; a button at the bottom leads back to the list. */
export function MapSheet({ onClose, children }: MapSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      className={styles['sheet']}
      aria-label={map.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <span className={styles['close']}>
        <Button size="small" onClick={onClose}>
          <Icon name="list" size={18} />
          {map.list}
        </Button>
      </span>
    </dialog>
  );
}
