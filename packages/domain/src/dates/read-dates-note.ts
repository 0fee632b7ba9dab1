import { messageId } from '../ids.ts';
import { cents } from '../units.ts';
import { parseDay } from './calendar-day.ts';
import { areConditionPhotos } from './condition-photos.ts';
import {
  END_REASONS,
  isEnd,
  MEETING_PURPOSES,
  STEP_KINDS,
  type DatesNote,
  type DatesStep,
  type StepKind,
} from './dates-note.ts';
import { parseLocalTime } from './local-time.ts';
import { isMeetingPlace } from './meetings.ts';
import { parseTimeZone } from './time-zone.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * What a stored message says of dates. `null` for one that says nothing, and for what this version does not know or what is broken:
 * such a message shows its sentence alone (D500).
 */
export const readDatesNote = (stored: unknown): DatesNote | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  // Every field is checked before it is used.
  const note = stored as Stored;
  const step = STEP_KINDS.find((known) => known === note['kind']);
  if (step !== undefined) return readStep(step, note);
  switch (note['kind']) {
    case 'asked':
      return readQuestion(note);
    case 'meeting':
      return readMeeting(note);
    case 'meeting-agreed': {
      const [request, proposal] = [readId(note['request']), readId(note['proposal'])];
      return request && proposal && { kind: 'meeting-agreed', request, proposal };
    }
    case 'photos':
      return readPhotos(note);
    default:
      return null;
  }
};

const readId = (value: unknown) => (typeof value === 'string' && value !== '' ? messageId(value) : null);

/** A reason that this version does not know is left out. */
const readStep = (kind: StepKind, { request: of, reason: why }: Stored): DatesStep | null => {
  const request = readId(of);
  const reason = isEnd(kind) ? END_REASONS.find((known) => known === why) : undefined;
  return request && { kind, request, ...(reason && { reason }) };
};

const readQuestion = ({ first, last, total, zone: stored }: Stored): DatesNote | null => {
  const [from, to] = [first, last].map((day) => (typeof day === 'string' ? parseDay(day) : null));
  const zone = typeof stored === 'string' ? parseTimeZone(stored) : null;
  return from && to && from <= to && typeof total === 'number' && Number.isSafeInteger(total)
    ? { kind: 'asked', first: from, last: to, total: cents(total), ...(zone && { zone }) }
    : null;
};

const readMeeting = (note: Stored): DatesNote | null => {
  const request = readId(note['request']);
  const purpose = MEETING_PURPOSES.find((known) => known === note['for']);
  const at = typeof note['at'] === 'string' ? parseLocalTime(note['at']) : null;
  const place = note['place'];
  return request && purpose && at && typeof place === 'string' && isMeetingPlace(place)
    ? { kind: 'meeting', request, for: purpose, at, place }
    : null;
};

const readPhotos = (note: Stored): DatesNote | null => {
  const request = readId(note['request']);
  const purpose = MEETING_PURPOSES.find((known) => known === note['for']);
  const photos = note['photos'];
  return request && purpose && areConditionPhotos(photos)
    ? { kind: 'photos', request, for: purpose, photos }
    : null;
};
