import type { DateRequest, Meeting } from '@roborrow/domain';
import { inLanguage } from '../../shared/language.ts';
import { saveFile } from '../../shared/save-file.ts';
import { epochMs } from '@roborrow/domain';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';
import { rentalText } from './rental.text.ts';

const text = rentalText.calendar;

/** The rental as whole days. */
export const rentalEvent = ({ id, range }: DateRequest, robot: string): CalendarEvent => ({
  uid: `${id}@${location.host}`,
  when: range,
  summary: text.summary(robot),
  place: null,
  url: pageOf(id),
});

/** A confirmed appointment. */
export const meetingEvent = (
  { id, request, at, place, for: purpose }: Meeting,
  robot: string,
): CalendarEvent => ({
  uid: `${id}@${location.host}`,
  when: at,
  summary: text.meetingSummary(purpose, robot),
  place,
  url: pageOf(request),
});

const pageOf = (id: DateRequest['id']) =>
  `${location.origin}${inLanguage(`/rentals/${encodeURIComponent(id)}`)}`;

/** Gives the reader a file with an event. */
export function downloadEvent(event: CalendarEvent): void {
  const file = new Blob([calendarFile(event, epochMs(Date.now()))], { type: 'text/calendar' });
  saveFile(file, 'roborrow.ics');
}
