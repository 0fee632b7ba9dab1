import { X } from 'lucide-react';
import styles from './surfaces.module.css';

/** An active filter, with a button that removes it. */
export function Chip({ text, removeLabel, onRemove }: { readonly text: string; readonly removeLabel: string; readonly onRemove: () => void }) {
  return (
    <span className={styles['chip']}>
      <span>{text}</span>
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </span>
  );
}
