import { epochMs, type CalendarDay, type Moment } from '@roborrow/domain';

/** The day of the calendar where the reader is. */
export const today = (): CalendarDay => moment().today;

/** Now, and the day of the calendar where the reader is. */
export function moment(): Moment {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const [mm, dd] = [month + 1, day].map((part) => String(part).padStart(2, '0'));
  return {
    now: epochMs(now.getTime()),
    // A device's clock shows a year of four digits.
    today: `${year}-${mm}-${dd}` as CalendarDay,
    dayBegan: epochMs(new Date(year, month, day).getTime()),
  };
}
