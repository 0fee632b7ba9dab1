import { tag } from '@roborrow/messages/language';
import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { parseDay, weekdayOf, type CalendarDay, type DayRange, type Weekday } from '@roborrow/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendarCell, useCalendarGrid, useRangeCalendar } from 'react-aria/useRangeCalendar';
import {
  useRangeCalendarState,
  type DateValue,
  type RangeCalendarState,
} from 'react-stately/useRangeCalendarState';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './range-calendar.module.css';

/** Days that are marked, and what a screen reader says with each of them. */
export interface DayMark extends DayRange {
  readonly label: string;
}

/** Weekdays that are marked every week. */
export interface WeekdayMark {
  readonly weekday: Weekday;
  readonly label: string;
}

export interface RangeCalendarProps {
  readonly label: string;
  /** The calendar opens there. */
  readonly today: CalendarDay;
  readonly marks: readonly (DayMark | WeekdayMark)[];
  /** What the hatching of marked days means. */
  readonly legend: string;
  /** Days that are chosen when the calendar opens; it opens at the first. */
  readonly chosen?: DayRange | null;
  /** Takes days from today on; `null` once a new first day is chosen. Without it the calendar only shows days, of any time. */
  readonly onChoose?: (range: DayRange | null) => void;
}

/** A month of days, of which the first and the last are chosen: by pointer, touch, arrow keys or screen reader. */
export function RangeCalendar(props: RangeCalendarProps) {
  return (
    <I18nProvider locale={tag}>
      <Month {...props} />
    </I18nProvider>
  );
}

function Month({ label, today, marks, legend, chosen, onChoose }: RangeCalendarProps) {
  const calendar = useRef<HTMLDivElement>(null);
  const props = {
    'aria-label': label,
    isReadOnly: !onChoose,
    ...(onChoose && { minValue: parseDate(today) }),
    defaultFocusedValue: parseDate(chosen?.first ?? today),
    ...(chosen && { defaultValue: { start: parseDate(chosen.first), end: parseDate(chosen.last) } }),
    onChange: (chosen: { readonly start: DateValue; readonly end: DateValue } | null) =>
      onChoose?.(chosen && toRange(chosen.start, chosen.end)),
  };
  const state = useRangeCalendarState({
    ...props,
    locale: tag,
    createCalendar: () => new GregorianCalendar(),
  });
  const isChoosing = state.anchorDate !== null;
  const beginAnew = useEffectEvent(() => onChoose?.(null));
  useEffect(() => {
    if (isChoosing) beginAnew();
  }, [isChoosing]);
  const { calendarProps, title } = useRangeCalendar(props, state, calendar);
  return (
    <div {...calendarProps} ref={calendar} className={styles['calendar']}>
      <div className={styles['head']}>
        <Button
          variant="quiet"
          size="icon"
          aria-label={text.previousMonth}
          disabled={state.isPreviousVisibleRangeInvalid()}
          onClick={() => state.focusPreviousPage()}
        >
          <Icon name="chevron-left" />
        </Button>
        <h3 aria-hidden>{title}</h3>
        <Button
          variant="quiet"
          size="icon"
          aria-label={text.nextMonth}
          disabled={state.isNextVisibleRangeInvalid()}
          onClick={() => state.focusNextPage()}
        >
          <Icon name="chevron-right" />
        </Button>
      </div>
      <Days state={state} marks={marks} today={today} />
      <p className={styles['legend']} aria-hidden>
        <span className={styles['day']} data-marked />
        {legend}
      </p>
    </div>
  );
}

interface DaysProps extends Pick<RangeCalendarProps, 'marks' | 'today'> {
  readonly state: RangeCalendarState;
}

function Days({ state, marks, today }: DaysProps) {
  const { gridProps, headerProps, weekDays } = useCalendarGrid({ weekdayStyle: 'short' }, state);
  return (
    <table {...gridProps} className={styles['grid']}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((weekday) => (
            <th key={weekday}>{weekday}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: state.getWeeksInMonth() }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map(
                (date) =>
                  date && <Day key={date.toString()} state={state} marks={marks} today={today} date={date} />,
              )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ state, marks, today, date }: DaysProps & { readonly date: CalendarDate }) {
  const button = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isDisabled, isOutsideVisibleRange, formattedDate } =
    useCalendarCell({ date }, state, button);
  const { highlightedRange } = state;
  const day = date.toString() as CalendarDay; // as React Aria writes days
  const told = marks.filter((mark) => isMarked(mark, day)).map(({ label }) => label);
  const isEnd =
    highlightedRange !== null &&
    (highlightedRange.start.compare(date) === 0 || highlightedRange.end.compare(date) === 0);
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        aria-label={[buttonProps['aria-label'], ...new Set(told)].join(', ')}
        ref={button}
        hidden={isOutsideVisibleRange}
        className={styles['day']}
        data-chosen={isSelected || undefined}
        data-end={(isSelected && isEnd) || undefined}
        data-disabled={isDisabled || undefined}
        data-marked={told.length > 0 || undefined}
        data-today={day === today || undefined}
      >
        {formattedDate}
      </div>
    </td>
  );
}

const isMarked = (mark: DayMark | WeekdayMark, day: CalendarDay): boolean =>
  'weekday' in mark ? weekdayOf(day) === mark.weekday : mark.first <= day && day <= mark.last;

/** `null` for years that no calendar day has. */
const toRange = (start: DateValue, end: DateValue): DayRange | null => {
  const [first, last] = [parseDay(start.toString()), parseDay(end.toString())];
  return first && last && { first, last };
};
