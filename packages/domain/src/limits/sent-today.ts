import { isLongerThan } from '../characters.ts';
import type { EpochMs } from '../units.ts';
import type { OutgoingMessage } from '../messaging/message.ts';
import { limitFor, LIMIT_SPAN, type DailyLimits } from './daily-limits.ts';

/** Texts of fewer characters are said by everybody, "Is it still free?", and are not compared (D797). */
const SAME_TEXT_MIN = 40;

/**
 * What a person sent since a day began: an entry for each message, "m" or, for a request for dates, "r", with the fingerprint of a text that
 * is long enough: "m:0123456789abcdef".
 */
export interface SentToday {
  readonly since: EpochMs;
  readonly entries: readonly string[];
}

/**
 * What a message adds to that; the empty text for a step of a rental, which its request bounds: no limit keeps people from what they agreed.
 * @param fingerprint 16 hexadecimal digits that say whether two texts are the same.
 */
export const sentEntry = (
  { content, dates }: Pick<OutgoingMessage, 'content' | 'dates'>,
  fingerprint: (text: string) => string,
): string => {
  if (dates !== null && dates.kind !== 'asked' && dates.kind !== 'meeting') return '';
  const kind = dates?.kind === 'asked' ? 'r' : 'm';
  return isLongerThan(content, SAME_TEXT_MIN - 1) ? `${kind}:${fingerprint(content)}` : kind;
};

/** The same after a message; a new day begins once the last one has passed. */
export const sentWith = (before: SentToday | null, entry: string, now: EpochMs): SentToday => {
  const isOver = before === null || now >= before.since + LIMIT_SPAN;
  const { since, entries } = isOver ? { since: now, entries: [] } : before;
  return { since, entries: entry === '' ? entries : [...entries, entry] };
};

/** Whether the latest of what was sent is within the limits (D796, D797). Firestore's rules compute the same. */
export const isWithinLimits = (
  { entries }: SentToday,
  limits: DailyLimits,
  joinedAt: EpochMs | null,
  now: EpochMs,
): boolean => {
  const countOf = (kind: string): number => entries.filter((entry) => entry.startsWith(kind)).length;
  const latest = entries.at(-1) ?? '';
  const text = latest.slice(1);
  return (
    countOf('m') <= limitFor(limits, 'messages', joinedAt, now) &&
    countOf('r') <= limitFor(limits, 'requests', joinedAt, now) &&
    (text === '' || entries.filter((entry) => entry.slice(1) === text).length <= limits.sameText)
  );
};
