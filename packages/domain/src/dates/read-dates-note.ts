import { messageId } from '../ids.ts';
import { cents } from '../units.ts';
import { parseDay } from './calendar-day.ts';
import { STEP_KINDS, type DatesNote } from './dates-note.ts';

/**
 * What a stored message says of dates. `null` for one that says nothing, and for what this version does not know or what is broken:
 * such a message shows its sentence alone (D500).
 */
export const readDatesNote = (stored: unknown): DatesNote | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  // Every field is checked before it is used.
  const { kind, first, last, total, request } = stored as Readonly<Record<string, unknown>>;
  const step = STEP_KINDS.find((known) => known === kind);
  if (step !== undefined)
    return typeof request === 'string' && request !== '' ? { kind: step, request: messageId(request) } : null;
  const [from, to] = [first, last].map((day) => (typeof day === 'string' ? parseDay(day) : null));
  return kind === 'asked' &&
    from &&
    to &&
    from <= to &&
    typeof total === 'number' &&
    Number.isSafeInteger(total)
    ? { kind, first: from, last: to, total: cents(total) }
    : null;
};
