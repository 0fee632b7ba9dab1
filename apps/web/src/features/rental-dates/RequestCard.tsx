import { nextSteps, type DateRequest, type StepKind, type UserId } from '@roborrow/domain';
import { rentalDates as text } from '../../text/rental-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { DatesCard } from './DatesCard.tsx';
import styles from './dates-card.module.css';
import { Overlap } from './Overlap.tsx';

export interface RequestCardProps {
  readonly me: UserId;
  readonly request: DateRequest;
  /** False while a step is on its way. */
  readonly mayAct: boolean;
  readonly onStep: (kind: StepKind, request: DateRequest) => void;
}

/** A request in its thread, with what the reader may do about it (D503). */
export function RequestCard({ me, request, mayAct, onStep }: RequestCardProps) {
  const steps = mayAct ? nextSteps(request, me) : [];
  return (
    <DatesCard range={request.range} total={request.total} state={request.state}>
      {steps.includes('accepted') && <Overlap me={me} request={request} />}
      {steps.length > 0 && (
        <div className={styles['steps']}>
          {steps.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant={kind === 'accepted' ? 'primary' : 'secondary'}
              onClick={() => onStep(kind, request)}
            >
              {text.action[kind]}
            </Button>
          ))}
        </div>
      )}
      {steps.length > 0 && <p className={styles['note']}>{text.note}</p>}
    </DatesCard>
  );
}
