import { plainWords, type PortErrorKind, type Robot } from '@roborrow/domain';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { createImageUrls } from '../image-urls.ts';
import { createOperations } from '../operations.ts';
import { portErrorOfRest, RestError } from '../rest/rest-error.ts';
import { createPublicRobots } from './public-robots.ts';
import type { Ask, PublicStore } from './public-store.ts';
import type { Question } from './question.ts';

/** What is in it does not matter here: it is that very list. */
const FOUND: readonly Robot[] = [];

/** Firestore's answer to whatever is asked in an order. */
const robotsWith = (refusal: Error, asked: Question[]) => {
  const unused = () => Promise.reject(new Error('not asked for'));
  const store: PublicStore = {
    one: unused,
    count: unused,
    first: async (question) => {
      asked.push(question);
      if (question.orderBy) throw refusal;
      return FOUND as never; // robots, as the caller decodes them
    },
  };
  const mapped: Ask = (work) =>
    refusal instanceof RestError
      ? work(store).catch((thrown: unknown) => {
          throw portErrorOfRest(thrown);
        })
      : createOperations().withErrorMapping(() => work(store))();
  return createPublicRobots(mapped, createImageUrls(undefined), plainWords);
};

describe.each([
  ['the SDK', (code: string) => new FirebaseError(code, 'The query requires an index.')],
  ['the REST interface', (code: string) => new RestError(code, 'The query requires an index.')],
])('featured robots by %s', (_, refusal) => {
  it('come without an order while their index is being built (D9)', async () => {
    const asked: Question[] = [];
    expect(await robotsWith(refusal('failed-precondition'), asked).listFeatured(6)).toBe(FOUND);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, PortErrorKind]>([
    ['unavailable', 'unavailable'],
    ['permission-denied', 'forbidden'],
  ])('are not asked for twice when Firestore answers %s', async (code, kind) => {
    const asked: Question[] = [];
    await expect(robotsWith(refusal(code), asked).listFeatured(6)).rejects.toMatchObject({ kind });
    expect(asked).toHaveLength(1);
  });
});
