import { countCharacters, removeControls, trimmed } from '../characters.ts';
import { epochMs, milliseconds, type EpochMs } from '../units.ts';

/** Of how many different people a phrase is before the operator reads it (D800). */
export const UNFOUND_PEOPLE = 5;
/** For how long it is kept. */
export const UNFOUND_LIFE = milliseconds(30 * 86_400_000);

const LENGTH = { min: 2, max: 60 } as const;

/** What people searched for and did not find. */
export interface UnfoundPhrase {
  readonly phrase: string;
  /** The latest day of UTC on which so many people searched for it. */
  readonly day: EpochMs;
}

/**
 * The phrase by which a search that found nothing is counted; `null` for one that is not: too short or too long, or with digits in a row or
 * an "@", which may be somebody's number or address.
 */
export const unfoundPhrase = (typed: string): string | null => {
  const phrase = trimmed(removeControls(typed)).toLowerCase().replace(/\s+/g, ' ');
  const count = countCharacters(phrase);
  const isPlain = !/[@\d]{4}|@/.test(phrase);
  return count >= LENGTH.min && count <= LENGTH.max && isPlain ? phrase : null;
};

/** One phrase on one day, and the tags of those who searched for it. */
export interface UnfoundDay extends UnfoundPhrase {
  readonly people: readonly string[];
}

/** The phrases that enough different people searched for on one day, the latest first. Nobody is known from one day to the next. */
export const shownPhrases = (days: readonly UnfoundDay[], now: EpochMs): readonly UnfoundPhrase[] => {
  const latest = new Map<string, EpochMs>();
  for (const { phrase, day, people } of days) {
    if (people.length < UNFOUND_PEOPLE || day < now - UNFOUND_LIFE) continue;
    latest.set(phrase, epochMs(Math.max(day, latest.get(phrase) ?? day)));
  }
  return [...latest]
    .map(([phrase, day]): UnfoundPhrase => ({ phrase, day }))
    .toSorted((a, b) => b.day - a.day || (a.phrase < b.phrase ? -1 : 1));
};
