import { plantDocuments } from '@roborrow/adapter-firebase/testing';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { openModeration } from '@roborrow/moderation';
import { recount } from './recount.ts';

const projectId = `demo-recount-${Date.now()}`;
const database = openDatabase(projectId);
afterAll(() => database.close());

const review = (id: string, stars: number, more: object = {}) => ({
  path: `reviews/${id}`,
  fields: {
    role: 'renter',
    robotId: 'rover',
    subjectId: 'ada',
    authorId: 'omar',
    text: 'It worked well.',
    stars,
    isOpen: true,
    ...more,
  },
});
const fieldsOf = async (path: string) => (await database.get(path))?.fields;
const run = async (write: boolean) => {
  const lines: string[] = [];
  return { ...(await recount(database, { write, say: (line) => lines.push(line) })), lines };
};

test('numbers are counted again from open reviews and rentals that took place, and stay as they are once they are right (D705)', async () => {
  await plantDocuments(projectId, [
    { path: 'robots/rover', fields: { rating: 5, reviewCount: 99, totalRentals: 99 } },
    { path: 'robots/new', fields: { rating: 0, reviewCount: 0, totalRentals: 0 } },
    { path: 'hiddenRobots/old', fields: { rating: 4, reviewCount: 1, totalRentals: 0 } },
    { path: 'users/ada', fields: { rating: 0, reviewCount: 0 } },
    { path: 'users/omar', fields: {} },
    review('one_renter', 4),
    review('two_renter', 1),
    review('three_renter', 5, { isOpen: false }),
    review('four_renter', 5, { isOpen: false, isHidden: true }),
    review('one_owner', 3, { role: 'owner', subjectId: 'omar', authorId: 'ada' }),
    { path: 'rentals/one', fields: { robotId: 'rover', stage: 'reviewed' } },
    { path: 'rentals/two', fields: { robotId: 'rover', stage: 'counted' } },
    { path: 'rentals/three', fields: { robotId: 'rover', stage: 'agreed' } },
    { path: 'rentals/four', fields: { robotId: 'rover', stage: 'fell-through' } },
  ]);
  expect(await run(false)).toMatchObject({ robots: 2, users: 2, missed: 0 });
  expect(await fieldsOf('robots/rover')).toMatchObject({ reviewCount: 99 });
  expect(await run(true)).toMatchObject({ robots: 2, users: 2, missed: 0 });
  expect(await fieldsOf('robots/rover')).toEqual({
    rating: 2.5,
    reviewCount: 2,
    totalRentals: 2,
    stars: [1, 0, 0, 1, 0],
  });
  expect(await fieldsOf('hiddenRobots/old')).toMatchObject({ rating: 0, reviewCount: 0 });
  expect(await fieldsOf('users/ada')).toEqual({ rating: 2.5, reviewCount: 2, stars: [1, 0, 0, 1, 0] });
  expect(await fieldsOf('users/omar')).toMatchObject({ rating: 3, reviewCount: 1 });
  expect(await run(true)).toEqual({ robots: 0, users: 0, missed: 0, lines: [] });
});

test('a hidden review leaves the lists and the numbers, with what it says as it was, and comes back (D706)', async () => {
  let time = 1_760_000_000_000;
  const moderation = openModeration(database, {
    by: 'Olga',
    note: 'Ticket 9',
    now: () => (time += 1000),
    newId: () => 'id',
  });
  const before = await fieldsOf('reviews/two_renter');
  await moderation.hideReview('two_renter');
  expect(await fieldsOf('reviews/two_renter')).toEqual({ ...before, isOpen: false, isHidden: true });
  expect(await fieldsOf('robots/rover')).toMatchObject({ rating: 4, reviewCount: 1, totalRentals: 2 });
  expect(await fieldsOf('users/ada')).toMatchObject({ rating: 4, reviewCount: 1 });
  expect(await run(true)).toMatchObject({ robots: 0, users: 0 });
  await expect(moderation.hideReview('two_renter')).rejects.toThrow('hidden already');
  await expect(moderation.hideReview('three_renter')).rejects.toThrow('sealed');
  await expect(moderation.restoreReview('one_renter')).rejects.toThrow('not hidden');
  await moderation.restoreReview('two_renter');
  expect(await fieldsOf('reviews/two_renter')).toEqual({ ...before, isHidden: false });
  expect(await fieldsOf('robots/rover')).toMatchObject({ rating: 2.5, reviewCount: 2 });
  const entries: unknown[] = [];
  for await (const { fields } of database.list('moderation'))
    entries.push([fields['action'], fields['subject'], fields['by']]);
  expect(entries).toEqual([
    ['hide', 'review two_renter', 'Olga'],
    ['restore', 'review two_renter', 'Olga'],
  ]);
});
