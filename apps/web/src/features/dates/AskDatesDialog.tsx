import { askDates, fullyTaken, isPast, parseDay, type DayRange, type Robot } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLog } from '../../shared/use-log.ts';
import { ownerRepliesText } from '../people/index.ts';
import { robotById } from '../robots/index.ts';
import { datesIssueText, dayRangeText } from '@roborrow/text/rentals';
import { rentalDates as text, weekdayText } from './rental-dates.text.ts';
import styles from './ask-dates-dialog.module.css';
import { RangeCalendar } from './RangeCalendar.tsx';
import { timeZoneOf } from './time-zone.queries.ts';
import { todayIn } from './today.ts';

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
  const services = useServices();
  // Where the robot is; until that is known, and where it is not, its day is taken for the reader's (D753).
  const { data: zone = null } = useQuery(timeZoneOf(services, robot));
  const now = todayIn(zone);
  const [isEmpty, setEmpty] = useState(false);
  const searched = daysSearched(useSearch({ strict: false }));
  const [begin] = useState(initial ?? searched);
  const [range, setRange] = useState(begin);
  const navigate = useNavigate();
  const log = useLog();
  const answerId = useId();
  // Read anew, because others rent it, too. Without an answer the days are those that the page has read.
  const { data: read } = useQuery({ ...robotById(services, robot.id), staleTime: 0 });
  const current = read ?? robot;
  const asked = range && askDates(current, range, now);
  const taken = fullyTaken(current, now);
  const closed = current.closedDays.filter((days) => !isPast(days, now));
  const choose = (chosen: DayRange | null) => {
    setRange(chosen);
    setEmpty(false);
    const answer = chosen && askDates(current, chosen, now);
    if (chosen && answer?.ok)
      onChoose(chosen, `${text.lengthAndTotal(chosen, answer.value.total)}: ${dayRangeText(chosen)}`);
    else onChoose(null, '');
  };
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
        chosen={begin}
        legend={text.taken.legend}
        marks={[
          ...taken.map((days) => ({ ...days, label: text.taken.day })),
          ...closed.map((days) => ({ ...days, label: text.closed.day })),
          ...current.closedWeekdays.map((weekday) => ({ weekday, label: text.closed.weekday })),
        ]}
        onChoose={choose}
      />
      <p className={styles['taken']} data-any={taken.length + closed.length > 0 || undefined}>
        {[
          text.taken.list(taken),
          text.closed.list(closed),
          text.closed.weekdays(current.closedWeekdays.map(weekdayText)),
        ]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </p>
      <div id={answerId} className={styles['answer']} role="status">
        {range && <p className={styles['days']}>{dayRangeText(range)}</p>}
        {range && asked?.ok && <p>{text.lengthAndTotal(range, asked.value.total)}</p>}
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

/** The days of the search that led here (D866). */
const daysSearched = (search: { readonly first?: string; readonly last?: string }): DayRange | null => {
  const [first, last] = [parseDay(search.first ?? ''), parseDay(search.last ?? '')];
  return first && last && first <= last ? { first, last } : null;
};
