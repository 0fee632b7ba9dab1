import { type DateRequest, isExpiringSoon, rentalPhase, type UserId } from '@roborrow/domain';
import { soonText } from '@roborrow/text/rentals';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useMember } from '../../session/use-session.ts';
import { ReviewPrompt } from '../reviews/index.ts';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';
import { DatesCard } from './DatesCard.tsx';
import { FreeElsewhere } from './FreeElsewhere.tsx';
import { type OnStep, RequestSteps } from './RequestSteps.tsx';
import { moment } from './today.ts';

interface RequestCardProps {
  readonly me: UserId;
  readonly request: DateRequest;
  readonly onStep: OnStep;
  /** Whether it says beside the buttons that no contract is made; `false` where the page does, once for all cards. */
  readonly hasNote?: boolean;
  /** Between the days and the buttons. */
  readonly children?: ReactNode;
}

/** A request, or the rental that it became, with what its reader may do about it, and a link to its page (D503, D720). */
export function RequestCard({ me, request, onStep, hasNote = true, children }: RequestCardProps) {
  const member = useMember();
  const status = useRef<HTMLElement>(null);
  const now = moment();
  const phase = rentalPhase(request, now);
  const about = isExpiringSoon(request, now) ? soonText(request.ownerId === me) : text.about[phase];
  return (
    <DatesCard range={request.range} total={request.total} phase={phase} status={status}>
      {children}
      {about && <p className={styles['note']}>{about}</p>}
      {phase === 'expired' && <FreeElsewhere me={me} request={request} />}
      <RequestSteps me={me} request={request} status={status} onStep={onStep} hasNote={hasNote} />
      {member && phase === 'done' && <ReviewPrompt member={member} request={request} />}
      <p className={styles['page']}>
        <Link to="/rentals/$rentalId" params={{ rentalId: request.id }}>
          {text.openRental}
        </Link>
      </p>
    </DatesCard>
  );
}
