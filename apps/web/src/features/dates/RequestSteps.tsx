import {
  type DateRequest,
  isAgreed,
  isEnd,
  isWaiting,
  nextSteps,
  type EndKind,
  type EndReason,
  type OutboxMessage,
  overlap,
  STEP_KINDS,
  stepId,
  type StepKind,
  type UserId,
} from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { useOutbox } from '../inbox/index.ts';
import { robotById } from '../robots/index.ts';
import { EndRental } from './EndRental.tsx';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';
import { useDateRequests } from './date-requests.ts';
import { moment } from './today.ts';

/** Sends a step, with the reason of an end where one was chosen. */
export type OnStep = (kind: StepKind, request: DateRequest, reason?: EndReason) => void;

interface RequestStepsProps {
  readonly me: UserId;
  readonly request: DateRequest;
  /** Where the request stands: it gets the focus when a step is taken, because the buttons go (D737). */
  readonly status: RefObject<HTMLElement | null>;
  readonly onStep: OnStep;
  /** Whether it says beside the buttons that no contract is made; `false` where its surroundings do. */
  readonly hasNote?: boolean;
}

/** What its reader may do about a request now (D503, D686): nothing while a step is on its way. */
export function RequestSteps({ me, request, status, onStep, hasNote = true }: RequestStepsProps) {
  const [ending, setEnding] = useState<EndKind | null>(null);
  const [taken, setTaken] = useState(0);
  // After the dialog has given the focus back to its button.
  useEffect(() => {
    if (taken > 0) status.current?.focus();
  }, [taken, status]);
  const take: OnStep = (...step) => {
    setTaken(taken + 1);
    onStep(...step);
  };
  const conflict = useConflict(me, request);
  const offered = nextSteps(request, me, moment()).filter((kind) => kind !== 'accepted' || !conflict?.isFull);
  const ids = STEP_KINDS.map((kind) => offered.includes(kind) && stepId(kind, request.id));
  const isOnItsWay = useOutbox(me).some(({ id }) => ids.includes(id));
  const steps = isOnItsWay ? [] : offered;
  if (steps.length === 0) return null;
  return (
    <>
      {conflict && steps.includes('declined') && (
        <p role="status" className={styles['warning']}>
          {text.overlap(conflict.with.renterName, conflict.with.range, conflict.isFull)}
        </p>
      )}
      <div className={styles['steps']}>
        {steps.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant={MAIN.includes(kind) ? 'primary' : 'secondary'}
            onClick={() => (isEnd(kind) ? setEnding(kind) : take(kind, request))}
          >
            {text.action[kind]}
          </Button>
        ))}
      </div>
      {hasNote && <p className={styles['note']}>{text.note}</p>}
      {ending && steps.includes(ending) && (
        <EndRental
          kind={ending}
          request={request}
          name={request.renterId === me ? request.ownerName : request.renterName}
          onClose={() => setEnding(null)}
          onConfirm={(reason) => {
            setEnding(null);
            take(ending, request, reason);
          }}
        />
      )}
    </>
  );
}

/** What most readers are going to choose. */
const MAIN: readonly StepKind[] = ['accepted', 'handed-over', 'returned'];

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
  const { data: robot } = useQuery(robotById(useServices(), request.robotId));
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
