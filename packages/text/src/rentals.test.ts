import { parseDay, parseLocalTime, type CalendarDay } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { localTimeText, meetingSentence, stepSentence } from './rentals.ts';

const day = (text: string): CalendarDay => parseDay(text) ?? expect.fail(text);
const time = (text: string) => parseLocalTime(text) ?? expect.fail(text);

it.each([
  ['2028-02-29T00:05', 'Tue, Feb 29, 2028, 12:05 AM'],
  ['2028-02-29T09:30', 'Tue, Feb 29, 2028, 9:30 AM'],
  ['2028-02-29T12:00', 'Tue, Feb 29, 2028, 12:00 PM'],
  ['2028-02-29T23:59', 'Tue, Feb 29, 2028, 11:59 PM'],
])('%s is said as %s', (at, told) => {
  expect(localTimeText(time(at))).toBe(told);
});

it('A message that ends a rental says why, and one about an appointment says all of it (D721, D722)', () => {
  const range = { first: day('2028-02-29'), last: day('2028-02-29') };
  expect(stepSentence('cancelled', range, 'no-reply')).toBe(
    'I cancel what we agreed for Tue, Feb 29, 2028. Reason: no reply.',
  );
  expect(stepSentence('cancelled', range)).toBe('I cancel what we agreed for Tue, Feb 29, 2028.');
  expect(meetingSentence({ for: 'return', at: time('2028-02-29T16:00'), place: 'At the gate' })).toBe(
    'For the return I propose Tue, Feb 29, 2028, 4:00 PM, at this place: At the gate',
  );
});
