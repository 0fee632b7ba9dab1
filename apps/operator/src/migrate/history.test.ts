import { readdirSync, readFileSync } from 'node:fs';
import { readStored } from '@roborrow/adapter-firebase/testing';
import { PLAIN_VOCABULARY, type Vocabulary } from '@roborrow/domain';
import { tinyVocabulary } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { fieldsFromRest } from '../../testing/rest-values.ts';
import { readRecord } from '../backup/archive/record.ts';
import { Refused } from '../command.ts';
import type { Database, Fields } from '../database.ts';
import { migrate, readStatus, takeBack } from './migrate.ts';
import { MIGRATIONS } from './steps/index.ts';

/** The documents of one small city, as versions wrote them: the number is of the last migration that they need not. */
const FOLDER = new URL('fixtures/', import.meta.url);

const olderCity = (name: string): Readonly<Record<string, Fields>> =>
  Object.fromEntries(
    readFileSync(new URL(name, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const record = readRecord('documents', line);
        if (!record) throw new Error(`${name}: ${line}`);
        return [record.path, fieldsFromRest(record.fields)];
      }),
  );

const VERSIONS = readdirSync(FOLDER).sort();

const quietly = { say: () => undefined };
const run = (database: Database, again = false) =>
  migrate(MIGRATIONS, { database, vocabulary: tinyVocabulary }, { write: true, again, ...quietly });
const statesOf = async (database: Database, vocabulary: Vocabulary = tinyVocabulary) =>
  (await readStatus(MIGRATIONS, { database, vocabulary })).map(([, { is }]) => is);

/** What the app shows of each document that it reads. */
const shown = (documents: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(
    Object.entries(documents)
      .filter(([path]) => !/^settings|taken/.test(path))
      .map(([path, fields]) => [path, readStored(path, fields)]),
  );

class Killed extends Error {}

/** A database whose program is killed after some commits. */
const killedAfter = (database: Database, commits: number): Database => {
  let left = commits;
  return {
    ...database,
    commit: async (writes) => {
      if (left === 0) throw new Killed();
      left -= 1;
      await database.commit(writes);
    },
  };
};

test('migrations are numbered from 1 without gaps, and need earlier ones alone (D776)', () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, at) => at + 1));
  for (const { number, needs } of MIGRATIONS) for (const other of needs) expect(other).toBeLessThan(number);
});

describe.each(VERSIONS)('documents of %s', (version) => {
  const migrated = async () => {
    const city = memoryDatabase(olderCity(version));
    await run(city.database);
    return city;
  };

  test('become those of this version, and a further run has nothing to do (D778)', async () => {
    const city = await migrated();
    const after = city.documents();
    expect(after['robots/rover']).toMatchObject({
      category: 'Service',
      placeKey: expect.any(String) as string,
    });
    expect(after['robots/rover']?.['tokens']).toContain('n:c:lawn-mowing');
    expect(JSON.stringify([after['users/ada'], after['messages/one']])).not.toContain('@');
    expect(after['users/ada/private/contact']).toEqual({
      email: 'ada@example.com',
      latitude: 35.7,
      longitude: -78.8,
    });
    if (version.startsWith('3'))
      expect(after['robots/rover']?.['taken']).toEqual(['01 2024-03-02 2024-03-04 one']);
    expect(Object.keys(after).filter((path) => path.includes('/taken/'))).toEqual([]);
    const [first] = await run(city.database, true);
    expect(first?.ran.changed).toBe(0);
    expect(city.documents()).toEqual(after);
  });

  test('are shown by the app before, after and wherever a run is, and one that was killed goes on (D777, D778)', async () => {
    const end = (await migrated()).documents();
    const before = shown(olderCity(version));
    for (const value of Object.values(before)) expect(value).toBeDefined();
    for (let commits = 0; ; commits += 1) {
      const city = memoryDatabase(olderCity(version));
      const first = await run(killedAfter(city.database, commits)).catch((thrown: unknown) => thrown);
      if (!(first instanceof Killed)) return expect(commits).toBeGreaterThan(MIGRATIONS.length);
      for (const value of Object.values(shown(city.documents()))) expect(value).toBeDefined();
      await run(city.database);
      expect(city.documents()).toEqual(end);
      expect(await statesOf(city.database)).toEqual(MIGRATIONS.map(() => 'done'));
    }
  });
});

describe('what ran is in the store (D776)', () => {
  test('so that it does not run again, until the app has outgrown it', async () => {
    const { database } = memoryDatabase(olderCity('0-before-all.ndjson'));
    expect(await statesOf(database)).toEqual(MIGRATIONS.map(() => 'open'));
    expect(await run(database)).toHaveLength(MIGRATIONS.length);
    expect(await run(database)).toEqual([]);
    expect(await statesOf(database, PLAIN_VOCABULARY)).toEqual(['done', 'done', 'done', 'done', 'outdated']);
  });

  test('also where it was interrupted, and it goes on behind that', async () => {
    const users = Object.fromEntries(
      Array.from({ length: 450 }, (_, at) => [`users/${`${at}`.padStart(3, '0')}`, { email: 'a@x.org' }]),
    );
    const { database, documents } = memoryDatabase(users);
    await run(killedAfter(database, 402)).catch(() => undefined);
    expect((await readStatus(MIGRATIONS, { database, vocabulary: tinyVocabulary }))[0]?.[1]).toEqual({
      is: 'interrupted',
      way: 'forwards',
      after: '199',
    });
    const seen: string[] = [];
    const watched: Database = {
      ...database,
      async *list(collection, after) {
        for await (const document of database.list(collection, after)) {
          seen.push(document.path);
          yield document;
        }
      },
    };
    const [profiles] = await run(watched);
    expect(seen[0]).toBe('users/200');
    // 200 before the note and 50 of now: what was written between is right already, and not counted.
    expect(profiles?.ran.changed).toBe(250);
    for (const id of Object.keys(users)) expect(documents()[id]).not.toHaveProperty('email');
  });

  test('a step goes back where there is a way, and is refused where there is none', async () => {
    const surroundings = {
      ...memoryDatabase(olderCity('4-before-tokens.ndjson')),
      vocabulary: tinyVocabulary,
    };
    const before = surroundings.documents();
    await run(surroundings.database);
    const back = (number: number) => takeBack(MIGRATIONS, surroundings, number, { write: true, ...quietly });
    await expect(back(1)).rejects.toThrow('would show every visitor');
    await expect(back(2)).rejects.toThrow(Refused);
    await expect(back(9)).rejects.toThrow('no migration 9');
    await takeBack(MIGRATIONS, { ...surroundings, database: killedAfter(surroundings.database, 2) }, 5, {
      write: true,
      ...quietly,
    }).catch(() => undefined);
    await expect(run(surroundings.database)).rejects.toThrow('on its way back');
    await back(5);
    expect(surroundings.documents()).toEqual({ ...before, 'settings/search': { tokens: '' } });
    expect(await statesOf(surroundings.database)).toEqual(['done', 'done', 'done', 'done', 'open']);
  });
});
