import { askDates, type DayRange, overlap, type Robot } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLog } from '../../shared/use-log.ts';
import { ownerRepliesText } from '../people/index.ts';
import { takenDaysOf } from './taken-days.queries.ts';
import { datesIssueText, dayRangeText } from '@roborrow/text/rentals';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './ask-dates-dialog.module.css';
import { RangeCalendar } from './RangeCalendar.tsx';
import { today } from './today.ts';

export interface AskDatesDialogProps {
  readonly robot: Robot;
  /** Days that were chosen before, to go on with. */
  readonly initial: DayRange | null;
  /** Days that may be asked about, and the sentence that says them with their total; `null` for none. */
  readonly onChoose: (range: DayRange | null, text: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks for the first and the last day, says what is wrong with them, and goes on to the message that asks the owner. A visitor logs
 * in on the way (D501).
 */
export function AskDatesDialog({ robot, initial, onChoose, onClose }: AskDatesDialogProps) {
  // The day on which the dialog was opened.
  const [now] = useState(today);
  const [isEmpty, setEmpty] = useState(false);
  const answerTo = (range: DayRange | null) => ({ range, asked: range && askDates(robot, range, now) });
  const [{ range, asked }, setAnswer] = useState(() => answerTo(initial));
  const navigate = useNavigate();
  const log = useLog();
  const answerId = useId();
  const services = useServices();
  const { data: taken, isError } = useQuery(takenDaysOf(services, robot.id, now));
  // The page has read it.
  const { data: owner } = useQuery(profileById(services, robot.ownerId));
  const terms = text.terms(robot.minRental, robot.maxRental);

  const proceed = () => {
    setEmpty(range === null);
    if (!range || !asked?.ok) return;
    log({ name: 'contact_owner' });
    void navigate({
      to: '/messages',
      search: { newConversation: robot.ownerId, robotId: robot.id, first: range.first, last: range.last },
    });
  };

  return (
    <Dialog title={text.heading} closeLabel={text.close} onClose={onClose}>
      <p className={styles['hint']}>
        {text.hint(robot.minRental)}
        {terms !== null && ` ${terms}`}
      </p>
      <RangeCalendar
        label={text.calendar(robot.name)}
        today={now}
        chosen={initial}
        marks={(taken ?? []).map((days) => ({ ...days, label: text.taken.day }))}
        onChoose={(chosen) => {
          const answer = answerTo(chosen);
          setAnswer(answer);
          setEmpty(false);
          if (chosen && answer.asked?.ok)
            onChoose(
              chosen,
              `${text.lengthAndTotal(chosen, answer.asked.value.total)}: ${dayRangeText(chosen)}`,
            );
          else onChoose(null, '');
        }}
      />
      <TakenDays taken={taken} isError={isError} />
      <div id={answerId} className={styles['answer']} role="status">
        {range && <p className={styles['days']}>{dayRangeText(range)}</p>}
        {range && asked?.ok && <p>{text.lengthAndTotal(range, asked.value.total)}</p>}
        {range && asked?.ok && taken?.some((days) => overlap(days, range)) && <p>{text.taken.overlap}</p>}
        {asked && !asked.ok && <p className={styles['issue']}>{datesIssueText(asked.error)}</p>}
        {isEmpty && <p className={styles['issue']}>{text.nothingChosen}</p>}
      </div>
      <Button size="large" wide aria-describedby={answerId} onClick={proceed}>
        {text.proceed}
      </Button>
      <p className={styles['hint']}>
        {owner?.replies && `${ownerRepliesText(owner.replies)} `}
        {text.noContract}
      </p>
    </Dialog>
  );
}

interface TakenDaysProps {
  /** `undefined` until they are known. */
  readonly taken: readonly DayRange[] | undefined;
  readonly isError: boolean;
}

/** Says under the calendar which days are taken (D511). It has its room before they are known. */
function TakenDays({ taken, isError }: TakenDaysProps) {
  return (
    <p className={styles['taken']} data-any={(taken && taken.length > 0) || undefined}>
      {taken ? text.taken.list(taken) : isError ? text.taken.failure : text.taken.loading}
    </p>
  );
}
