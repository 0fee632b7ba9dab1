import type { PortErrorKind, Robot } from '@roborrow/domain';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import { initializeFirestore, queryEqual, where, query, type Query } from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { robotsIn } from '../documents.ts';
import { createImageUrls } from '../image-urls.ts';
import { createOperations } from '../operations.ts';
import type { Reader } from '../read.ts';
import { createRobots } from './robots.ts';

const app = initializeApp({ projectId: 'demo-featured' }, 'featured');
const database = initializeFirestore(app, {});
afterAll(() => deleteApp(app));

const unordered = query(robotsIn(database), where('isAvailable', '==', true));
/** The content does not matter: the test checks for this same list. */
const FOUND: readonly Robot[] = [];

/** Firestore, refusing every query with an order. */
const robotsWith = (refusal: string, asked: Query[]) => {
  const unused = () => Promise.reject(new Error('not asked for'));
  const reader: Reader = {
    one: unused,
    all: unused,
    first: async (question) => {
      asked.push(question);
      if (queryEqual(question, unordered)) return FOUND as never; // robots, as the caller decodes them
      throw new FirebaseError(refusal, 'The query requires an index.');
    },
  };
  const session = { database: async () => database } as Parameters<typeof createRobots>[0]['session']; // the tested code calls only this method
  return createRobots({ operations: createOperations(), session, reader, urls: createImageUrls(undefined) });
};

describe('featured robots', () => {
  it('are read without an order while their index is being built (D9)', async () => {
    const asked: Query[] = [];
    expect(await robotsWith('failed-precondition', asked).listFeatured(6)).toBe(FOUND);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, PortErrorKind]>([
    ['unavailable', 'unavailable'],
    ['permission-denied', 'forbidden'],
  ])('are not read a second time when Firestore answers %s', async (code, kind) => {
    const asked: Query[] = [];
    await expect(robotsWith(code, asked).listFeatured(6)).rejects.toMatchObject({ kind });
    expect(asked).toHaveLength(1);
  });
});
