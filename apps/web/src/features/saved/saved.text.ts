import { type DollarsPerDay, type MatchCount, SAVED_LIMITS, type SearchNameTag } from '@roborrow/domain';
import * as messages from '@roborrow/messages/saved/saved';
import { pricePerDay } from '@roborrow/text/money';
import { matchWords } from '@roborrow/text/plurals';

const { robots, comparison } = messages.saved;

/** Saved robots and searches (D320). */
export const saved = {
  ...messages.saved,
  tooMany: messages.saved.tooMany(SAVED_LIMITS),
  robots: {
    ...robots,
    /** The price when the robot was saved. */
    cheaper: (former: DollarsPerDay): string => robots.cheaper({ price: pricePerDay(former) }),
    dearer: (former: DollarsPerDay): string => robots.dearer({ price: pricePerDay(former) }),
  },
  removed: (name: string): string => messages.saved.removed({ name }),
  /** The bar with the robots that were chosen. */
  comparison: { ...comparison, open: (count: number): string => comparison.open({ count }) },
} as const;

const { proposed, issue, fresh } = messages.savedSearches;

/** Searches that are kept with a name (D391). */
export const savedSearches = {
  ...messages.savedSearches,
  /** The name that is proposed for a search: what is wanted, and where. */
  proposed: (what: string, place: string): string => {
    if (place === '') return what || proposed.robots;
    return what === '' ? proposed.near({ place }) : proposed.whatNear({ what, place });
  },
  issue: { ...issue, 'too-long': issue['too-long']({ most: SAVED_LIMITS.name }) } satisfies Record<
    SearchNameTag,
    string
  >,
  tooMany: messages.savedSearches.tooMany(SAVED_LIMITS),
  /** How many robots are new since the last look (D390). */
  fresh: (count: MatchCount): string => {
    if (count.value > 0) return fresh.some(matchWords(count));
    return count.kind === 'exact' ? fresh.none : fresh.perhaps;
  },
} as const;
