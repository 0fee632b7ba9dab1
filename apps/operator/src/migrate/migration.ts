import { ChangedMeanwhile, textOf, type Database, type Stored, type Write } from '../database.ts';
import type { Vocabulary } from '@roborrow/domain';

/** The writes for one document, in one commit, and the problems that an operator must check. */
export interface Plan {
  readonly writes: readonly Write[];
  readonly problems: readonly string[];
}

export const NOTHING: Plan = { writes: [], problems: [] };

/** What a migration can ask. */
export interface Surroundings {
  readonly database: Database;
  /** What the words of listings mean, as the app that runs takes them. */
  readonly vocabulary: Vocabulary;
}

/** What is done for each document of a collection, one commit each. */
export interface Steps {
  /** Before the first document; not when an interrupted run goes on. */
  readonly begin?: () => Promise<readonly Write[]>;
  readonly plan: (document: Stored) => Plan | Promise<Plan>;
  /** Learns what was written for a document, or would be. */
  readonly note?: (writes: readonly Write[]) => void;
  /** After the last document, if none was changed by another client meanwhile. */
  readonly end?: () => Promise<readonly Write[]>;
}

/**
 * One step from the documents of an older version to those of this one (D776). Documents of before, of after and a mixture of both must be
 * readable by the app, and writable by its rules, of both versions: it runs while people use the product.
 */
export interface Migration {
  /** From 1, without gaps; never changed once it was released. */
  readonly number: number;
  readonly title: string;
  /** Which others come first. */
  readonly needs: readonly number[];
  readonly collection: string;
  /** It runs again when this changed since it ran. */
  readonly version: (surroundings: Surroundings) => string;
  readonly forwards: (surroundings: Surroundings) => Steps;
  /** The way back, or why there is none. */
  readonly backwards: ((surroundings: Surroundings) => Steps) | string;
}

/** What the store says about a migration: `migrations/0001`. No client reads it. */
export interface Ran {
  /** `done`, or where it was interrupted: behind the document with this id. */
  readonly state: 'done' | 'forwards' | 'backwards';
  readonly after: string;
  readonly version: string;
  readonly changed: number;
  readonly problems: number;
  readonly missed: number;
}

export const NEVER_RAN: Ran = {
  state: 'forwards',
  after: '',
  version: '',
  changed: 0,
  problems: 0,
  missed: 0,
};

const pathOf = ({ number }: Migration): string => `migrations/${`${number}`.padStart(4, '0')}`;

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** `null` if it never ran. */
export async function readRan(database: Database, migration: Migration): Promise<Ran | null> {
  const stored = await database.get(pathOf(migration));
  if (!stored) return null;
  const { state, after, version, changed, problems, missed } = stored.fields;
  return {
    state: state === 'done' || state === 'backwards' ? state : 'forwards',
    after: textOf(after),
    version: textOf(version),
    changed: numberIn(changed),
    problems: numberIn(problems),
    missed: numberIn(missed),
  };
}

/** Notes what ran; `null` removes the note. */
export async function writeRan(database: Database, migration: Migration, ran: Ran | null): Promise<void> {
  const path = pathOf(migration);
  const stored = await database.get(path);
  if (ran === null)
    return stored
      ? database.commit([{ kind: 'remove', path, readAt: stored.updateTime }])
      : Promise.resolve();
  const fields = { title: migration.title, ...ran };
  await database.commit([
    stored ? { kind: 'change', path, fields, readAt: stored.updateTime } : { kind: 'create', path, fields },
  ]);
}

export interface GoOptions {
  /** false only reports what would be written. */
  readonly write: boolean;
  readonly say: (line: string) => void;
  /** Where an interrupted run ended. */
  readonly from: Ran;
  readonly note: (ran: Ran) => Promise<void>;
}

/** After so many documents a run notes where it is: what it does again after an interruption. */
const NOTED_EVERY = 200;

/** Goes through the documents from where an earlier run ended. Each is written separately, so an interruption loses nothing (D777). */
export async function goThrough(
  database: Database,
  { collection }: Migration,
  steps: Steps,
  { write, say, from, note }: GoOptions,
): Promise<Ran> {
  let ran = from;
  const commit = async (writes: readonly Write[]): Promise<void> => {
    if (write && writes.length > 0) await database.commit(writes);
  };
  if (from.after === '') await commit((await steps.begin?.()) ?? []);
  let seen = 0;
  for await (const document of database.list(collection, ran.after)) {
    const { path } = document;
    const { writes, problems } = await steps.plan(document);
    for (const problem of problems) say(`${path}: ${problem}`);
    ran = { ...ran, after: path.slice(path.lastIndexOf('/') + 1), problems: ran.problems + problems.length };
    try {
      if (writes.length > 0) {
        await commit(writes);
        steps.note?.(writes);
        say(`${path}: ${writes.map(inWords).join(', ')}`);
        ran = { ...ran, changed: ran.changed + 1 };
      }
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      say(`${path}: another client wrote it at the same time; run this again`);
      ran = { ...ran, missed: ran.missed + 1 };
    }
    seen += 1;
    if (write && seen % NOTED_EVERY === 0) await note(ran);
  }
  if (ran.missed === 0) await commit((await steps.end?.()) ?? []);
  return ran;
}

const inWords = (write: Write): string =>
  write.kind === 'change' ? Object.keys(write.fields).join(', ') : write.path;
