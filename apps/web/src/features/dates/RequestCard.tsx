import {
  type DateRequest,
  isPast,
  isWaiting,
  type MessageId,
  nextSteps,
  type OutboxMessage,
  overlap,
  stepId,
  type StepKind,
  type UserId,
} from '@roborrow/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useOutbox } from '../inbox/index.ts';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';
import { DatesCard } from './DatesCard.tsx';
import { useDateRequests } from './date-requests.ts';
import { today } from './today.ts';

interface RequestCardProps {
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

interface CancelDatesProps {
  readonly request: DateRequest;
  /** The other one's. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before dates that were accepted are cancelled: the other one counts on them (D591). */
function CancelDates({ request, name, onClose, onConfirm }: CancelDatesProps) {
  const { heading, consequence, keep } = text.cancelDialog;
  return (
    <Dialog title={heading} closeLabel={text.close} onClose={onClose}>
      <p className={styles['days']}>{text.rangeAndTotal(request.range, request.total)}</p>
      <p>{consequence(name)}</p>
      <div className={styles['choices']}>
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {text.action.cancelled}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Warns an owner who has accepted some of these days of the same robot already, or whose acceptance is on its way (D510). They may
 * accept them all the same. The screen around it follows the requests.
 */
function Overlap({ me, request }: { readonly me: UserId; readonly request: DateRequest }) {
  const known = useDateRequests(me) ?? [];
  const outbox = useOutbox(me);
  const accepted = known.find(
    (other) =>
      other.ownerId === me &&
      other.robotId === request.robotId &&
      other.id !== request.id &&
      overlap(other.range, request.range) &&
      (other.state === 'accepted' || outbox.some((message) => accepts(message, other))),
  );
  return accepted ? (
    <p role="status" className={styles['warning']}>
      {text.overlap(accepted.renterName, accepted.range)}
    </p>
  ) : null;
}

const accepts = (message: OutboxMessage, { id, state }: DateRequest): boolean =>
  state === 'asked' &&
  message.id === stepId('accepted', id) &&
  message.dates?.kind === 'accepted' &&
  (message.state.kind !== 'failed' || isWaiting(message));
