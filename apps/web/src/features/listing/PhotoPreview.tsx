import { imagePicker, uploads } from '@roborrow/text/fields/image';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { RobotPicture } from '../robots/index.ts';
import styles from './photos.module.css';
import type { Photo } from './use-photos.ts';

export interface PhotoPreviewProps {
  readonly photo: Photo;
  /** Starting at 1. */
  readonly number: number;
  readonly count: number;
  /** The progress of its upload, from 0 to 1; `null` when it is not being uploaded. */
  readonly progress: number | null;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function PhotoPreview({ photo, number, count, progress, onMove, onRemove }: PhotoPreviewProps) {
  // Not disabled at the ends, because a disabled button would lose the focus.
  const mover = (step: -1 | 1, isEnd: boolean) => ({
    type: 'button' as const,
    'aria-disabled': isEnd || undefined,
    onClick: () => isEnd || onMove(step),
  });
  return (
    <li className={styles['photo']}>
      <div className={styles['frame']}>
        <RobotPicture src={photo.url} alt={imagePicker.preview(number)} eager />
      </div>
      {number === 1 && (
        <span className={styles['cover']}>
          <Badge>{imagePicker.cover}</Badge>
        </span>
      )}
      {progress !== null && (
        <ProgressBar className={styles['progress']} label={uploads.photo(number)} value={progress} />
      )}
      <div className={styles['tools']}>
        <button aria-label={imagePicker.moveEarlier(number)} {...mover(-1, number === 1)}>
          <Icon name="chevron-left" size={18} />
        </button>
        <button aria-label={imagePicker.moveLater(number)} {...mover(1, number === count)}>
          <Icon name="chevron-right" size={18} />
        </button>
        <button type="button" aria-label={imagePicker.remove(number)} onClick={onRemove}>
          <Icon name="x" size={18} />
        </button>
      </div>
    </li>
  );
}
