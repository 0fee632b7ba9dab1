import {
  LIST_MAX,
  tokensJoinedIn,
  tokensVersion,
  type Narrowing,
  type VocabularyPort,
} from '@roborrow/domain';
import { z } from 'zod/mini';
import { createDecode } from '../mappers/decoder.ts';
import type { PublicStore } from './public-store.ts';
import { isAskable } from './token-condition.ts';

/** For how long a client takes a choice, and what it knows of the listings' tokens, for granted, in milliseconds. */
const KNOWN_FOR = 600_000;
const MOST_CHOICES = 50;

/** The document that says which tokens every listing has. Only an operator writes it (apps/operator). */
export const SEARCH_SETTINGS = 'search';

const decodeSettings = createDecode(z.object({ tokens: z.string() }));

/** What is kept for some minutes. A failure is not. */
const createKept = <Value>() => {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.value;
    const value = ask();
    kept.delete(key);
    kept.set(key, { value, until: Date.now() + KNOWN_FOR });
    const [oldest] = kept.keys();
    if (kept.size > MOST_CHOICES && oldest !== undefined) kept.delete(oldest);
    value.catch(() => kept.delete(key));
    return value;
  };
};

/** The condition that a query asks for. */
export interface Choice {
  readonly narrowing: Narrowing;
  /** Another one, where counting the listings that meet both may cost less than reading those that meet the first. */
  readonly other: Narrowing | null;
  /** Whether fewer met either one than can be counted. */
  readonly isOtherCounted: boolean;
  /** How many listings met the first one when it was chosen; 0 where none was counted. */
  readonly count: number;
}

export type ChoiceOfTwo = Choice & { readonly other: Narrowing };

export const isOfTwo = (choice: Choice | null): choice is ChoiceOfTwo => !!choice && choice.other !== null;

/** Fewer are read at once, and fewer than the second where it is not known how many meet the other condition. */
export const WORTH_COUNTING = { counted: 6, uncounted: 60 };

/** Asks for what meets one of two conditions. */
export const eitherOf = (one: Narrowing, other: Narrowing): Narrowing => ({
  anyOf: [...new Set([...one.anyOf, ...other.anyOf])],
});

/**
 * Chooses the condition of a search that a query asks for: the one that fewest listings meet, counted once for all pages. `null` where
 * there is none, and until every listing has the tokens of this client's vocabulary: listings without them are found by reading.
 */
export const createChooseNarrowing = (vocabulary: VocabularyPort) => {
  const keepVersion = createKept<string | null>();
  const keepChoice = createKept<Choice>();

  /**
   * @param key what the counts depend on besides.
   * @param countSome counts in a part, which says what is rarer of those that are more than can be counted.
   */
  return async (
    store: PublicStore,
    narrow: readonly Narrowing[] = [],
    key: unknown,
    count: (narrowing: Narrowing) => Promise<number>,
    countSome: (narrowing: Narrowing) => Promise<number> = async () => 0,
  ): Promise<Choice | null> => {
    const [first = null, ...others] = withoutImplied(narrow.filter(isAskable));
    if (!first) return null;
    const [stored, words] = await Promise.all([
      keepVersion(
        '',
        async () => (await store.one('settings', SEARCH_SETTINGS, decodeSettings))?.tokens ?? null,
      )
        // Rules of an earlier version do not allow to read it.
        .catch(() => null),
      vocabulary.load(),
    ]);
    if (stored !== tokensVersion(words)) return null;
    if (others.length === 0) return { narrowing: first, other: null, isOtherCounted: false, count: 0 };
    return keepChoice(JSON.stringify([narrow, key]), async () => {
      const choices = [first, ...others];
      const counts = await Promise.all(choices.map(count));
      const areMany = Math.min(...counts) >= LIST_MAX;
      const some = areMany ? await Promise.all(choices.map(countSome)) : counts;
      const [rarest, second] = choices
        .map((narrowing, i) => ({ narrowing, count: counts[i] ?? 0, some: some[i] ?? 0 }))
        .sort((a, b) => a.some - b.some);
      const isOtherCounted = !!rarest && !!second && rarest.count + second.count < LIST_MAX;
      return {
        narrowing: rarest?.narrowing ?? first,
        count: rarest?.count ?? 0,
        other: rarest && second && isWorthCounting(rarest, second, isOtherCounted) ? second.narrowing : null,
        isOtherCounted,
      };
    });
  };
};

/** What joins two conditions is rarer than each of them, and what asks for some tokens than what asks for those or others: these are not counted. */
const withoutImplied = (narrow: readonly Narrowing[]): readonly Narrowing[] => {
  const implied = new Set(
    narrow.flatMap(({ anyOf }) => anyOf.flatMap((token) => tokensJoinedIn(token) ?? [])),
  );
  return narrow
    .filter(({ anyOf }) => !anyOf.every((token) => implied.has(token)))
    .filter((one, _, all) => !all.some((other) => other !== one && isPartOf(other, one)));
};

const isPartOf = (part: Narrowing, whole: Narrowing): boolean =>
  part.anyOf.length < whole.anyOf.length && part.anyOf.every((token) => whole.anyOf.includes(token));

interface Counted {
  readonly narrowing: Narrowing;
  readonly count: number;
}

const isWorthCounting = (rarest: Counted, second: Counted, isOtherCounted: boolean): boolean =>
  rarest.count < LIST_MAX &&
  rarest.count > WORTH_COUNTING[isOtherCounted ? 'counted' : 'uncounted'] &&
  isAskable(eitherOf(rarest.narrowing, second.narrowing));
