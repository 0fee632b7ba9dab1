import { useState } from 'react';
import { robotDetail } from '../../text/screens/robot-detail.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './robot-detail.module.css';

/** A heart that lasts as long as the page; it is not stored (D69). */
export function FavouriteButton() {
  const [isFavourite, setFavourite] = useState(false);
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-pressed={isFavourite}
      aria-label={robotDetail.addFavourite}
      onClick={() => setFavourite(!isFavourite)}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden className={styles['heart']}>
        <path d="M12 20.5 4.3 12.8a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z" />
      </svg>
    </Button>
  );
}
