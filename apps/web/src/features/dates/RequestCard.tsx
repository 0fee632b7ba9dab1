import {
  type DateRequest,
  isAgreed,
  isWaiting,
  nextSteps,
  type OutboxMessage,
  overlap,
  rentalPhase,
  STEP_KINDS,
  stepId,
  type StepKind,
  type UserId,
} from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useMember } from '../../session/use-session.ts';
import { ReviewPrompt } from '../reviews/index.ts';
import { useOutbox } from '../inbox/index.ts';
import { robotById } from '../robots/index.ts';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';
import { DatesCard } from './DatesCard.tsx';
import { useDateRequests } from './date-requests.ts';
import { moment } from './today.ts';

interface RequestCardProps {
  readonly me: UserId;
  readonly request: DateRequest;
  readonly onStep: (kind: StepKind, request: DateRequest) => void;
  /** Between the days and the buttons. */
  readonly children?: ReactNode;
}

/** A request, or the rental that it became, with what its reader may do about it (D503, D686): nothing while a step is on its way. */
export function RequestCard({ me, request, onStep, children }: RequestCardProps) {
  const [ending, setEnding] = useState<EndKind | null>(null);
  const now = moment();
  const member = useMember();
  const phase = rentalPhase(request, now);
  const about = text.about[phase];
  const conflict = useConflict(me, request);
  const offered = nextSteps(request, me, now).filter((kind) => kind !== 'accepted' || !conflict?.isFull);
  const ids = STEP_KINDS.map((kind) => offered.includes(kind) && stepId(kind, request.id));
  const isOnItsWay = useOutbox(me).some(({ id }) => ids.includes(id));
  const steps = isOnItsWay ? [] : offered;
  const take = (kind: StepKind) =>
    kind === 'cancelled' || kind === 'not-happened' ? setEnding(kind) : onStep(kind, request);
  return (
    <DatesCard range={request.range} total={request.total} phase={phase}>
      {children}
      {about && <p className={styles['note']}>{about}</p>}
      {conflict && steps.includes('declined') && (
        <p role="status" className={styles['warning']}>
          {text.overlap(conflict.with.renterName, conflict.with.range, conflict.isFull)}
        </p>
      )}
      {steps.length > 0 && (
        <div className={styles['steps']}>
          {steps.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant={MAIN.includes(kind) ? 'primary' : 'secondary'}
              onClick={() => take(kind)}
            >
              {text.action[kind]}
            </Button>
          ))}
        </div>
      )}
      {steps.length > 0 && <p className={styles['note']}>{text.note}</p>}
      {member && phase === 'done' && <ReviewPrompt member={member} request={request} />}
      {ending && steps.includes(ending) && (
        <EndRental
          kind={ending}
          request={request}
          name={request.renterId === me ? request.ownerName : request.renterName}
          onClose={() => setEnding(null)}
          onConfirm={() => {
            setEnding(null);
            onStep(ending, request);
          }}
        />
      )}
    </DatesCard>
  );
}

/** What most readers are going to choose. */
const MAIN: readonly StepKind[] = ['accepted', 'handed-over', 'returned'];

/** The steps that end for good what was accepted. */
type EndKind = Extract<StepKind, 'cancelled' | 'not-happened'>;

interface EndRentalProps {
  readonly kind: EndKind;
  readonly request: DateRequest;
  /** The other one's. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before what was accepted ends for good: the other one counts on it (D591). */
function EndRental({ kind, request, name, onClose, onConfirm }: EndRentalProps) {
  const { heading, consequence, keep } = text.endDialog[kind];
  return (
    <Dialog title={heading} closeLabel={text.close} onClose={onClose}>
      <p className={styles['days']}>{text.rangeAndTotal(request.range, request.total)}</p>
      <p>{consequence(name)}</p>
      <div className={styles['choices']}>
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {text.action[kind]}
        </Button>
      </div>
    </Dialog>
  );
}

interface Conflict {
  readonly with: DateRequest;
  /** Whether there is no other robot of the kind, so that these days cannot be accepted (D690). */
  readonly isFull: boolean;
}

/**
 * What an owner has accepted of these days of the same robot already, or is accepting (D510, D690); `null` for nothing. The screen
 * around it follows the requests.
 */
function useConflict(me: UserId, request: DateRequest): Conflict | null {
  const known = useDateRequests(me) ?? [];
  const outbox = useOutbox(me);
  const services = useServices();
  const { data: robot } = useQuery(robotById(services, request.robotId));
  const accepted = known.find(
    (other) =>
      other.ownerId === me &&
      other.robotId === request.robotId &&
      other.id !== request.id &&
      overlap(other.range, request.range) &&
      (isAgreed(other.state) || outbox.some((message) => accepts(message, other))),
  );
  return accepted ? { with: accepted, isFull: (robot?.quantity ?? 1) === 1 } : null;
}

const accepts = (message: OutboxMessage, { id, state }: DateRequest): boolean =>
  state === 'asked' &&
  message.id === stepId('accepted', id) &&
  message.dates?.kind === 'accepted' &&
  (message.state.kind !== 'failed' || isWaiting(message));
