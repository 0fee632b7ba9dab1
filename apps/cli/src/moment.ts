import { epochMs, type CalendarDay, type Moment } from '@roborrow/domain';
import { dayIn } from '@roborrow/text/zones';

/** A time, and the day of the calendar where this computer is. */
export const momentAt = (time: number): Moment => {
  const date = new Date(time);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  const [mm, dd] = [month + 1, day].map((part) => String(part).padStart(2, '0'));
  return {
    now: epochMs(time),
    // A computer's clock shows a year of four digits.
    today: `${year}-${mm}-${dd}` as CalendarDay,
    dayBegan: epochMs(new Date(year, month, day).getTime()),
    dayIn: (zone) => dayIn(zone, epochMs(time)),
  };
};
