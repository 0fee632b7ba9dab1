import {
  dollarsPerDay,
  epochMs,
  isValidSaved,
  mergeSaved,
  NOTHING_SAVED,
  robotId,
  type Removed,
  type Saved,
  type SavedRobot,
  type SavedSearch,
} from '@roborrow/domain';
import type { DocumentData } from 'firebase/firestore';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';
import { orElse } from './schemas.ts';

/*
 * Each entry is one line of text, its parts separated by blanks and the name last: the security rules can compare all
 * lines of a list with a pattern, while they cannot look into each map of a list.
 */

const ROBOT = /^(?<id>\S+) (?<at>\d+) (?<price>[\d.]+) (?<name>.*)$/su;
const SEARCH = /^(?<id>\S+) (?<at>\d+) (?<seenAt>\d+) (?<name>.*)$/su;
const REMOVED = /^(?<id>\S+) (?<at>\d+)$/u;

export const encodeSaved = ({ robots, searches, removed }: Saved): DocumentData => ({
  robots: robots.map(({ id, at, price, name }) => `${id} ${at} ${price} ${name}`),
  searches: searches.map(({ id, at, seenAt, name }) => `${id} ${at} ${seenAt} ${name}`),
  removed: removed.map(({ id, at }) => `${id} ${at}`),
});

type Parts = Readonly<Record<string, string>>;

const partsOf = (lines: readonly unknown[], pattern: RegExp): readonly Parts[] =>
  lines.flatMap((line) => {
    const parts = typeof line === 'string' ? pattern.exec(line)?.groups : undefined;
    return parts ? [parts] : [];
  });

const isValid = (entry: Partial<Saved>): boolean => isValidSaved({ ...NOTHING_SAVED, ...entry });

const robotOf = ({ id = '', at, price, name = '' }: Parts): SavedRobot => ({
  id: robotId(id),
  at: epochMs(Number(at)),
  name,
  price: dollarsPerDay(Number(price)),
});
const searchOf = ({ id = '', at, seenAt, name = '' }: Parts): SavedSearch => ({
  id,
  at: epochMs(Number(at)),
  name,
  seenAt: epochMs(Number(seenAt)),
});
const removalOf = ({ id = '', at }: Parts): Removed => ({ id, at: epochMs(Number(at)) });

const lines = orElse(z.array(z.unknown()), []);

/** A line that is invalid is left out; whatever else is stored stays. */
export const decodeSaved: Decode<Saved> = createDecode(
  z.pipe(
    z.object({ robots: lines, searches: lines, removed: lines }),
    z.transform(({ robots, searches, removed }): Saved => {
      const stored: Saved = {
        robots: partsOf(robots, ROBOT)
          .map(robotOf)
          .filter((robot) => isValid({ robots: [robot] })),
        searches: partsOf(searches, SEARCH)
          .map(searchOf)
          .filter((search) => isValid({ searches: [search] })),
        removed: partsOf(removed, REMOVED)
          .map(removalOf)
          .filter((removal) => isValid({ removed: [removal] })),
      };
      // Sorted, and each id once.
      return mergeSaved(stored, NOTHING_SAVED);
    }),
  ),
);
