import { epochMs, messageId, type EpochMs, type ReviewerRole, type StepKind } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Crash, createProcess } from '../../testing/crashing.ts';
import { createMemoryDocuments } from '../../testing/memory-documents.ts';
import { at, question, sealed, SHOWN, step } from '../../testing/rental-examples.ts';
import { createRentalStore } from './rental-store.ts';
import { settleRentals } from './settle-rentals.ts';

/* Generated histories of the function: what the people of three rentals say and write, runs that come late, two at a time, and that crash at
   any call, before it has an effect or after it. */

const HOUR = 3_600_000;
const STAYS = ['one', 'two', 'three'].map(messageId);
type Crashing = Parameters<typeof createProcess>[0];

type Action =
  | { readonly do: 'say'; readonly stay: number; readonly kind: StepKind }
  | { readonly do: 'write'; readonly stay: number; readonly role: ReviewerRole; readonly stars: number }
  | { readonly do: 'run'; readonly crash: Crashing; readonly other: Crashing | 'none' };

const stay = fc.nat(2);
const crash: fc.Arbitrary<Crashing> = fc.option(
  fc.record({ atCall: fc.integer({ min: 1, max: 16 }), isEffective: fc.boolean() }),
);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      stay,
      kind: fc.constantFrom<StepKind>('accepted', 'accepted', 'handed-over', 'returned', 'cancelled'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      stay,
      role: fc.constantFrom<ReviewerRole>('renter', 'owner'),
      stars: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      crash,
      other: fc.oneof(fc.constant('none' as const), crash),
    }),
  },
);
const history = fc.array(fc.tuple(action, fc.nat(60)), { minLength: 1, maxLength: 40, size: 'max' });

async function play(steps: readonly (readonly [Action, hours: number])[]) {
  const { documents, read } = createMemoryDocuments();
  await documents.commit([...SHOWN, ...STAYS.map((id) => question(id))]);
  let now: EpochMs = at(-1);
  const run = async (crashing: Crashing): Promise<void> => {
    const { within } = createProcess(crashing);
    const service = { store: createRentalStore(within(documents)), now: () => now, log: () => undefined };
    await settleRentals(service).catch((thrown: unknown) => {
      if (!(thrown instanceof Crash)) throw thrown;
    });
  };
  const isSaid = (path: string) => read(`messages/${path}`) !== null;
  const isEndedAt = (id: string): boolean =>
    isSaid(`answer_${id}`) &&
    (isSaid(`back_${id}`) || now >= at(3.5)) &&
    (read(`messages/end_${id}`)?.['dates'] as { readonly kind: string } | undefined)?.kind !== 'cancelled';

  for (const [one, hours] of steps) {
    now = epochMs(now + hours * HOUR);
    if (one.do === 'run')
      await Promise.all([run(one.crash), ...(one.other === 'none' ? [] : [run(one.other)])]);
    else {
      const id = STAYS[one.stay] ?? expect.unreachable();
      if (one.do === 'say') {
        const write = step(one.kind, now, id);
        const isDue =
          (one.kind === 'accepted' || isSaid(`answer_${id}`)) &&
          (one.kind !== 'returned' || isSaid(`end_${id}`)) &&
          (one.kind !== 'cancelled' || now < at(0));
        const isReturnOfCancelled =
          one.kind === 'returned' &&
          (read(`messages/end_${id}`)?.['dates'] as { readonly kind: string } | undefined)?.kind ===
            'cancelled';
        if (isDue && !isReturnOfCancelled) await documents.write({ ...write, version: null });
      } else if (isEndedAt(id) && now < at(14)) {
        // As the rules: replaced as long as it was never open.
        const write = sealed(one.role, one.stars, now, id);
        if (read(write.path)?.['openedAt'] === undefined) await documents.write(write);
      }
    }
  }
  // In the end nothing crashes, and all time passes.
  now = at(60);
  await run(null);
  const before = JSON.stringify(['robots/rover', 'users/owner', 'users/renter'].map(read));
  await Promise.all([run(null), run(null)]);
  expect(JSON.stringify(['robots/rover', 'users/owner', 'users/renter'].map(read))).toBe(before);
  return { read, took: STAYS.filter(isEndedAt) };
}

it('every rental is counted once, and every review opened and counted once, whatever is lost, repeated or broken off (D705)', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { read, took } = await play(steps);
      const reviewsOf = (role: ReviewerRole): readonly Readonly<Record<string, unknown>>[] =>
        STAYS.map((id) => read(sealed(role, 1, 0, id).path)).filter((review) => review !== null);
      const countsOf = (role: ReviewerRole) =>
        [1, 2, 3, 4, 5].map((stars) => reviewsOf(role).filter((review) => review['stars'] === stars).length);
      const all = [...reviewsOf('renter'), ...reviewsOf('owner')];
      expect(all.filter((review) => review['isOpen'] !== true)).toEqual([]);
      expect(read('robots/rover')?.['totalRentals']).toBe(took.length);
      for (const [path, role] of [
        ['robots/rover', 'renter'],
        ['users/owner', 'renter'],
        ['users/renter', 'owner'],
      ] as const) {
        const written = reviewsOf(role).length;
        expect([path, read(path)?.['reviewCount']]).toEqual([path, written]);
        if (written > 0) expect(read(path)?.['stars']).toEqual(countsOf(role));
      }
    }),
    { numRuns: runs(250) },
  );
});
