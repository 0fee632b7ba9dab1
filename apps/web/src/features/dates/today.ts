import type { CalendarDay } from '@roborrow/domain';

/** The day of the calendar where the reader is. */
export function today(): CalendarDay {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  // A device's clock shows a year of four digits.
  return `${now.getFullYear()}-${month}-${day}` as CalendarDay;
}
