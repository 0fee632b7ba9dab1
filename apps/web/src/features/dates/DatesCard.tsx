import { isOver, type Cents, type DatesAsked, type DayRange, type RentalPhase } from '@roborrow/domain';
import type { ReactNode, RefObject } from 'react';
import { Badge } from '../../ui/surfaces.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { dayRangeText } from '@roborrow/text/rentals';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';

interface DatesCardProps {
  readonly range: DayRange;
  readonly total: Cents;
  /** `null` while it is not asked. */
  readonly phase: RentalPhase | null;
  /** Where it stands, which gets the focus once that changes. */
  readonly status?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

/** The days of a request, their number, their price, and where the request or its rental stands. */
export function DatesCard({ range, total, phase, status, children }: DatesCardProps) {
  return (
    <div
      className={styles['card']}
      role="group"
      aria-label={text.card}
      data-over={hasEnded(phase) || undefined}
    >
      <Icon name="calendar-clock" size={20} />
      <div className={styles['words']}>
        <p className={styles['days']}>{dayRangeText(range)}</p>
        <p className={styles['total']}>
          {text.lengthAndTotal(range, total, phase !== null && AGREED.includes(phase))}
          {phase && <PhaseBadge phase={phase} {...(status && { status })} />}
        </p>
      </div>
      {children}
    </div>
  );
}

interface PhaseBadgeProps {
  readonly phase: RentalPhase;
  readonly status?: RefObject<HTMLElement | null>;
}

/** Where a request or its rental stands. */
export const PhaseBadge = ({ phase, status }: PhaseBadgeProps) => (
  <span ref={status} tabIndex={-1}>
    <Badge {...toneOf(phase)}>{text.phase(phase)}</Badge>
  </span>
);

/** From the owner's yes on, unless it was taken back. */
const AGREED: readonly RentalPhase[] = ['upcoming', 'due', 'running', 'late', 'done'];

/** Whether it ended without a rental. */
const hasEnded = (phase: RentalPhase | null): boolean => phase !== null && phase !== 'done' && isOver(phase);

const toneOf = (phase: RentalPhase) => {
  if (phase === 'asked') return {};
  return { tone: hasEnded(phase) || phase === 'late' ? ('bad' as const) : ('good' as const) };
};

/** The dates that the next message asks for; the user can remove them (D501). */
export function DatesDraft({ dates, onDrop }: { readonly dates: DatesAsked; readonly onDrop: () => void }) {
  return (
    <div className={styles['draft']}>
      <DatesCard range={dates} total={dates.total} phase={null} />
      <Button variant="quiet" size="icon" aria-label={text.drop} onClick={onDrop}>
        <Icon name="x" size={18} />
      </Button>
      <p className={styles['note']}>{text.noContract}</p>
    </div>
  );
}
