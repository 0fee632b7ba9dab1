import type { SearchReads } from './firebase-reads.ts';
import { MOST_READ, type MessageReads } from './message-reads.ts';
import { table } from './table.ts';

const count = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const perMatch = (reads: number, matches: number): string =>
  matches === 0 ? '–' : (reads / matches).toFixed(2);

/** The reads above their limits, for any history. */
export const tooManyReads = (messages: readonly MessageReads[]): readonly string[] =>
  messages.flatMap(({ messages: all, unread, everyPage, list }) =>
    everyPage <= MOST_READ.everyPage && list <= MOST_READ.list
      ? []
      : [
          `${all} messages, ${unread} unread: ${everyPage} documents on every page (${MOST_READ.everyPage} allowed), ${list} for the list (${MOST_READ.list})`,
        ],
  );

/** The counted documents as tables for a terminal. */
export const reportReads = (searches: readonly SearchReads[], messages: readonly MessageReads[]): string =>
  [
    'Documents read on the Firestore emulator\n',
    table(
      [
        'robots',
        'miles',
        'first page',
        'per robot shown',
        'matches',
        'up to 1000',
        'per match',
        'geohash per match',
        'everything per match',
      ],
      searches.map(({ robots, radius, matches, ours, geohash, everything, firstPage, shown }) => [
        count(robots),
        count(radius),
        count(firstPage),
        perMatch(firstPage, shown),
        count(matches),
        count(ours),
        perMatch(ours, matches),
        perMatch(geohash, matches),
        perMatch(everything, matches),
      ]),
    ),
    '',
    table(
      ['messages in all', 'unread', 'read on every page', 'and for the list'],
      messages.map(({ messages: all, unread, everyPage, list }) => [all, unread, everyPage, list].map(count)),
    ),
    '',
  ].join('\n');
