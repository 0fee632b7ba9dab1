import type { DatesAsked } from '@roborrow/domain';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { rentalDates as text } from './rental-dates.text.ts';
import { DatesCard } from './DatesCard.tsx';
import styles from './dates-card.module.css';

/** The dates that the next message asks for; the user can remove them (D501). */
export function DatesDraft({ dates, onDrop }: { readonly dates: DatesAsked; readonly onDrop: () => void }) {
  return (
    <div className={styles['draft']}>
      <DatesCard range={dates} total={dates.total} state={null} />
      <Button variant="quiet" size="icon" aria-label={text.drop} onClick={onDrop}>
        <Icon name="x" size={18} />
      </Button>
      <p className={styles['note']}>{text.noContract}</p>
    </div>
  );
}
