import { epochMs, type CalendarDay, type Moment, type TimeZone } from '@roborrow/domain';
import { dayIn } from '@roborrow/text/zones';

/** The day of the calendar where the reader is. */
export const today = (): CalendarDay => moment().today;

/** The day of the calendar where a robot is; where the reader is, if that is not known (D753). */
export const todayIn = (zone: TimeZone | null): CalendarDay => {
  const now = moment();
  return ((zone && now.dayIn?.(zone)) ?? now).today;
};

/** Now, and the day of the calendar where the reader is. */
export function moment(): Moment {
  const now = new Date();
  const at = epochMs(now.getTime());
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const [mm, dd] = [month + 1, day].map((part) => String(part).padStart(2, '0'));
  return {
    now: at,
    // A device's clock shows a year of four digits.
    today: `${year}-${mm}-${dd}` as CalendarDay,
    dayBegan: epochMs(new Date(year, month, day).getTime()),
    dayIn: (zone) => dayIn(zone, at),
  };
}
