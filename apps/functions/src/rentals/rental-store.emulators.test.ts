import { reviewId } from '@roborrow/domain';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openEmulatedDocuments } from '../../testing/emulated-documents.ts';
import { at, question, sealed, SHOWN, STAY, step } from '../../testing/rental-examples.ts';
import { createRentalStore } from './rental-store.ts';
import { settleRentals, settleStored } from './settle-rentals.ts';

/* Firestore on the emulator, with the rights of the server. */

const { documents, readBy, remove, clear } = openEmulatedDocuments('demo-rentals');
let now = at(0);
const service = {
  store: createRentalStore(documents),
  now: () => now,
  log: (line: string) => expect.unreachable(line),
};

const numbers = async () =>
  (await documents.get(['robots/rover', 'users/owner', 'users/renter'])).map((document) => {
    const { totalRentals, stars, rating, reviewCount } = document?.data ?? {};
    return { totalRentals, stars, rating, reviewCount };
  });
const isOpen = async (role: 'renter' | 'owner') =>
  (await documents.get([`reviews/${reviewId(STAY, role)}`]))[0]?.data['isOpen'];
const returned = [step('accepted', at(-8)), step('handed-over', at(-2)), step('returned', at(0))];

beforeEach(async () => {
  await clear();
  await documents.commit([...SHOWN, question()]);
});
afterAll(clear);

it('counts a rental and opens its reviews once, however many run at the same time (D705)', async () => {
  await documents.commit([...returned, sealed('renter', 2, at(1)), sealed('owner', 5, at(2))]);
  now = at(2);
  await Promise.all(Array.from({ length: 5 }, () => settleStored(service, STAY)));
  await settleStored(service, STAY);
  expect(await numbers()).toEqual([
    { totalRentals: 1, stars: [0, 1, 0, 0, 0], rating: 2, reviewCount: 1 },
    { totalRentals: undefined, stars: [0, 1, 0, 0, 0], rating: 2, reviewCount: 1 },
    { totalRentals: undefined, stars: [0, 0, 0, 0, 1], rating: 5, reviewCount: 1 },
  ]);
  expect([await isOpen('renter'), await isOpen('owner')]).toEqual([true, true]);
});

it('finds by itself what was said and written, and what is due, and opens one review after 14 days (D701)', async () => {
  await documents.commit([step('accepted', at(-8))]);
  now = at(1);
  await settleRentals(service);
  expect((await numbers())[0]?.totalRentals).toBe(0);
  now = at(3.5);
  await settleRentals(service);
  expect((await numbers())[0]?.totalRentals).toBe(1);
  await documents.commit([sealed('renter', 4, at(5))]);
  now = at(17);
  await settleRentals(service);
  expect(await isOpen('renter')).toBe(false);
  now = at(17.5);
  await settleRentals(service);
  // For the diagnostic page, a time alone (D734).
  expect((await documents.get(['settings/functions']))[0]?.data).toEqual({ settledAt: now });
  expect(await isOpen('renter')).toBe(true);
  expect((await numbers())[1]).toMatchObject({ rating: 4, reviewCount: 1 });
});

it('opens a review though its robot and its subject are gone, and counts where a listing is hidden', async () => {
  const [rover] = SHOWN;
  await documents.commit([...returned, sealed('renter', 3, at(1)), sealed('owner', 3, at(1))]);
  await remove('robots/rover');
  await documents.write({ path: 'hiddenRobots/rover', fields: rover?.fields ?? {} });
  now = at(2);
  await settleStored(service, STAY);
  const [hidden] = await documents.get(['hiddenRobots/rover']);
  expect(hidden?.data).toMatchObject({ totalRentals: 1, reviewCount: 1, stars: [0, 0, 1, 0, 0] });
});

it('reads eleven documents for a settlement, and one for a run that finds nothing', async () => {
  now = at(-9.5);
  await settleRentals(service);
  // The mark of the search alone, and two queries and one for what is due that find nothing.
  expect(await readBy(() => settleRentals(service))).toBe(1);
  await documents.commit([...returned, sealed('renter', 2, at(1)), sealed('owner', 5, at(2))]);
  now = at(2);
  // Seven of the rental, and of those that are shown a robot, its hidden one and two people.
  expect(await readBy(() => settleStored(service, STAY))).toBe(11);
  expect(await readBy(() => settleStored(service, STAY))).toBe(7);
});
