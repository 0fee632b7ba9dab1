import {
  isPast,
  nextSteps,
  stepId,
  type DateRequest,
  type MessageId,
  type StepKind,
  type UserId,
} from '@roborrow/domain';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useOutbox } from '../inbox/index.ts';
import { rentalDates as text } from './rental-dates.text.ts';
import { CancelDates } from './CancelDates.tsx';
import { DatesCard } from './DatesCard.tsx';
import styles from './dates-card.module.css';
import { Overlap } from './Overlap.tsx';
import { today } from './today.ts';

export interface RequestCardProps {
  readonly me: UserId;
  readonly request: DateRequest;
  readonly onStep: (kind: StepKind, request: DateRequest) => void;
  /** Between the days and the buttons. */
  readonly children?: ReactNode;
}

/** A request with what its reader may do about it (D503): nothing while a step is on its way, and nothing after its last day (D591). */
export function RequestCard({ me, request, onStep, children }: RequestCardProps) {
  const [isCancelling, setCancelling] = useState(false);
  const now = today();
  const isOnItsWay = useOutbox(me).some(({ id }) => isStepOf(request, id));
  const steps = isOnItsWay ? [] : nextSteps(request, me, now);
  const take = (kind: StepKind) => (kind === 'cancelled' ? setCancelling(true) : onStep(kind, request));
  return (
    <DatesCard range={request.range} total={request.total} state={request.state}>
      {children}
      {steps.includes('accepted') && <Overlap me={me} request={request} />}
      {steps.length > 0 && (
        <div className={styles['steps']}>
          {steps.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant={kind === 'accepted' ? 'primary' : 'secondary'}
              onClick={() => take(kind)}
            >
              {text.action[kind]}
            </Button>
          ))}
        </div>
      )}
      {steps.length > 0 && <p className={styles['note']}>{text.note}</p>}
      {request.state === 'asked' && isPast(request.range, now) && (
        <p className={styles['note']}>{text.unanswered}</p>
      )}
      {isCancelling && steps.includes('cancelled') && (
        <CancelDates
          request={request}
          name={request.renterId === me ? request.ownerName : request.renterName}
          onClose={() => setCancelling(false)}
          onConfirm={() => {
            setCancelling(false);
            onStep('cancelled', request);
          }}
        />
      )}
    </DatesCard>
  );
}

const isStepOf = ({ id, state }: DateRequest, message: MessageId) =>
  message === stepId(state === 'accepted' ? 'cancelled' : 'accepted', id);
