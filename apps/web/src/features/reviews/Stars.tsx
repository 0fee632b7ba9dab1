import { STARS, type Stars as Count } from '@roborrow/domain';
import { Icon } from '../../ui/Icon.tsx';
import { reviews as words } from './reviews.text.ts';
import styles from './reviews.module.css';

/** Five stars, of which so many are filled. */
export function Stars({ count }: { readonly count: Count }) {
  return (
    <span className={styles['stars']} role="img" aria-label={words.stars(count)}>
      {STARS.map((star) => (
        <Icon key={star} name={star <= count ? 'star-filled' : 'star'} size={16} />
      ))}
    </span>
  );
}
