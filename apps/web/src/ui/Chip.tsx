import styles from './surfaces.module.css';
import { Icon } from './Icon.tsx';

/** An active filter with a button that removes it. */
export function Chip({
  text,
  removeLabel,
  onRemove,
}: {
  readonly text: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}) {
  return (
    <span className={styles['chip']}>
      <span>{text}</span>
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" size={16} />
      </button>
    </span>
  );
}
