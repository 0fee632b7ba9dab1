import {
  DAY_LENGTH,
  epochMs,
  shownPhrases,
  UNFOUND_LIFE,
  UNFOUND_PEOPLE,
  type EpochMs,
  type UnfoundDay,
  type UnfoundPhrase,
} from '@roborrow/domain';
import { ChangedMeanwhile, changeOf, linesOf, textOf, type Stored, type Write } from '@roborrow/moderation';
import { createHash } from 'node:crypto';
import { moment } from '../notices/firestore-documents.ts';
import { msOf, type OperatorDatabase } from './moderated-database.ts';

/** The most that one commit removes of what is too old. */
const REMOVED_AT_ONCE = 300;
/** How often a count is tried again that another visitor was faster with. */
const TRIES = 3;

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);

const nameOf = (day: EpochMs): string => new Date(day).toISOString().slice(0, 10);

const tooOld = (database: OperatorDatabase, day: EpochMs): Promise<readonly Stored<string>[]> =>
  database.query({
    from: [{ collectionId: 'unfound' }],
    where: {
      fieldFilter: { field: { fieldPath: 'day' }, op: 'LESS_THAN', value: moment(day - UNFOUND_LIFE) },
    },
    limit: REMOVED_AT_ONCE,
  });

const removalOf = ({ path, updateTime }: Stored<string>): Write<string> => ({
  kind: 'remove',
  path,
  readAt: updateTime,
});

/**
 * The salt of a day's tags. The first search of a day makes it and removes the one of the day before: from then on no tag can be told of
 * whom it is, nor whether two of different days are of one person.
 */
const saltOf = async (database: OperatorDatabase, day: EpochMs, newSalt: () => string): Promise<string> => {
  const path = `unfoundSalts/${nameOf(day)}`;
  const stored = await database.get(path);
  if (stored) return textOf(stored.fields['salt']);
  const earlier = await earlierSalts(database, day);
  const salt = newSalt();
  await database.commit([{ kind: 'create', path, fields: { salt } }, ...earlier.map(removalOf)]);
  return salt;
};

const earlierSalts = async (database: OperatorDatabase, day: EpochMs): Promise<readonly Stored<string>[]> => {
  const stored = await database.query({ from: [{ collectionId: 'unfoundSalts' }] });
  return stored.filter(({ path }) => path < `unfoundSalts/${nameOf(day)}`);
};

const dayOf = (now: EpochMs): EpochMs => epochMs(Math.floor(now / DAY_LENGTH) * DAY_LENGTH);

/** Removes the salts of earlier days, and phrases of which 30 days have passed: once a day, whether or not people search (D800). */
export const forgetUnfound = async (database: OperatorDatabase, now: EpochMs): Promise<void> => {
  const day = dayOf(now);
  const salts = await earlierSalts(database, day);
  if (salts.length > 0) await database.commit(salts.map(removalOf));
  for (let old = await tooOld(database, day); old.length > 0; old = await tooOld(database, day))
    await database.commit(old.map(removalOf));
};

/** Counts a phrase for a visitor, whose address is told to nobody and stored nowhere (D800). */
export const noteUnfound = async (
  database: OperatorDatabase,
  {
    phrase,
    visitor,
    now,
    newSalt,
  }: {
    readonly phrase: string;
    readonly visitor: string;
    readonly now: EpochMs;
    readonly newSalt: () => string;
  },
): Promise<void> => {
  const day = dayOf(now);
  const path = `unfound/${nameOf(day)}_${hashOf(phrase)}`;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const tag = hashOf(await saltOf(database, day, newSalt), visitor);
      const stored = await database.get(path);
      const people = linesOf(stored?.fields['people']);
      if (people.length >= UNFOUND_PEOPLE || people.includes(tag)) return;
      const fields = { phrase, day: database.momentOf(day), people: [...people, tag] };
      return await database.commit(stored ? changeOf(stored, fields) : [{ kind: 'create', path, fields }]);
    } catch (thrown) {
      if (!(thrown instanceof ChangedMeanwhile)) throw thrown;
    }
  }
};

const dayIn = ({ fields }: Pick<Stored<string>, 'fields'>): UnfoundDay => ({
  phrase: textOf(fields['phrase']),
  day: epochMs(msOf(fields['day']) ?? 0),
  people: linesOf(fields['people']),
});

/** What enough people searched for. It costs every phrase of the last 30 days, up to a thousand. */
export const listUnfound = async (
  database: OperatorDatabase,
  now: EpochMs,
): Promise<readonly UnfoundPhrase[]> => {
  const found = await database.query({
    from: [{ collectionId: 'unfound' }],
    orderBy: [{ field: { fieldPath: 'day' }, direction: 'DESCENDING' }],
    limit: 1000,
  });
  return shownPhrases(found.map(dayIn), now);
};
