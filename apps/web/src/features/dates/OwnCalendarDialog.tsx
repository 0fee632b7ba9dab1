import {
  isAgreed,
  isPast,
  rentalPhase,
  WEEKDAYS,
  type DateRequest,
  type DayRange,
  type Robot,
  type RobotCalendar,
} from '@roborrow/domain';
import { dayRangeText } from '@roborrow/text/rentals';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { rentalDates as text, weekdayText } from './rental-dates.text.ts';
import styles from './own-calendar-dialog.module.css';
import { RangeCalendar } from './RangeCalendar.tsx';
import { moment, today } from './today.ts';

type Closing = Pick<RobotCalendar, 'closedDays' | 'closedWeekdays'>;

export interface OwnCalendarDialogProps {
  readonly robot: Robot;
  /** The owner's, of any robot. */
  readonly requests: readonly DateRequest[];
  readonly isSaving: boolean;
  readonly onSave: (closing: Closing) => void;
  readonly onClose: () => void;
}

const words = text.own;

/** The owner's calendar of one robot: who has it, who asks for it, and the days that the owner keeps, which are saved at once (D691). */
export function OwnCalendarDialog({ robot, requests, isSaving, onSave, onClose }: OwnCalendarDialogProps) {
  const [now] = useState(today);
  const [chosen, setChosen] = useState<DayRange | null>(null);
  const { closedWeekdays } = robot;
  const closedDays = robot.closedDays.filter((days) => !isPast(days, now));
  const marks = requests
    .filter((request) => request.robotId === robot.id)
    .flatMap((request) => {
      const { id, range, renterName, state } = request;
      if (isAgreed(state)) return [{ ...range, id, label: text.lent.day(renterName) }];
      const isOpen = rentalPhase(request, moment()) === 'asked';
      return isOpen ? [{ ...range, id, label: words.asked(renterName) }] : [];
    });
  const coming = marks.filter((days) => !isPast(days, now)).toSorted(byFirst);
  const save = (changes: Partial<Closing>) => onSave({ closedDays, closedWeekdays, ...changes });
  return (
    <Dialog title={words.heading(robot.name)} closeLabel={text.close} onClose={onClose}>
      <p className={styles['hint']}>{words.hint}</p>
      <RangeCalendar
        // A new one has nothing chosen.
        key={closedDays.length}
        label={words.heading(robot.name)}
        legend={words.legend}
        today={now}
        marks={[
          ...marks,
          ...closedDays.map((days) => ({ ...days, label: words.closed })),
          ...closedWeekdays.map((weekday) => ({ weekday, label: text.closed.weekday })),
        ]}
        onChoose={setChosen}
      />
      {coming.length > 0 && (
        <ul className={styles['coming']} aria-label={words.rentals}>
          {coming.map(({ id, label, ...range }) => (
            <li key={id}>
              <Link to="/rentals/$rentalId" params={{ rentalId: id }}>
                {dayRangeText(range)}: {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        busy={isSaving}
        disabled={!chosen}
        onClick={() => {
          if (chosen) save({ closedDays: [...closedDays, chosen].toSorted(byFirst) });
          setChosen(null);
        }}
      >
        {words.close(chosen && dayRangeText(chosen))}
      </Button>
      {closedDays.length > 0 && (
        <ul className={styles['closed']} aria-label={words.closedDays}>
          {closedDays.map((days) => (
            <li key={`${days.first} ${days.last}`}>
              {dayRangeText(days)}
              <Button
                variant="quiet"
                size="icon"
                aria-label={words.open(dayRangeText(days))}
                onClick={() => save({ closedDays: closedDays.filter((other) => other !== days) })}
              >
                <Icon name="x" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <fieldset className={styles['weekdays']} disabled={isSaving}>
        <legend>{words.weekdays}</legend>
        {WEEKDAYS.map((weekday) => (
          <label key={weekday}>
            <input
              type="checkbox"
              checked={closedWeekdays.includes(weekday)}
              onChange={({ target }) =>
                save({
                  closedWeekdays: WEEKDAYS.filter((day) =>
                    day === weekday ? target.checked : closedWeekdays.includes(day),
                  ),
                })
              }
            />
            {weekdayText(weekday)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

const byFirst = (a: DayRange, b: DayRange): number => (a.first < b.first ? -1 : 1);
