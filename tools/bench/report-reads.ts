import type { SearchReads } from './firebase-reads.ts';
import type { MessageReads } from './message-reads.ts';
import { table } from './table.ts';

const count = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const perMatch = (reads: number, matches: number): string =>
  matches === 0 ? '–' : (reads / matches).toFixed(2);

/** The counted documents as tables for a terminal. */
export const reportReads = (searches: readonly SearchReads[], messages: readonly MessageReads[]): string =>
  [
    'Documents read on the Firestore emulator\n',
    table(
      ['robots', 'miles', 'matches', 'ours', 'per match', 'geohash per match', 'everything per match'],
      searches.map(({ robots, radius, matches, ours, geohash, everything }) => [
        count(robots),
        count(radius),
        count(matches),
        count(ours),
        perMatch(ours, matches),
        perMatch(geohash, matches),
        perMatch(everything, matches),
      ]),
    ),
    '',
    table(
      ['messages in all', 'unread', 'read to open the screen'],
      messages.map(({ messages: all, unread, documents }) => [count(all), count(unread), count(documents)]),
    ),
    '',
  ].join('\n');
