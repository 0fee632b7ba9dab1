import {
  cents,
  epochMs,
  parseDay,
  parseTimeZone,
  reviewId,
  stepId,
  type EpochMs,
  type NoticeChannel,
  type StepKind,
} from '@roborrow/domain';
import { pushDevice, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Crash, createProcess } from '../../testing/crashing.ts';
import { createMemoryNoticeStore } from '../../testing/memory-notice-store.ts';
import { asked, at, OWNER, RENTER, ROVER, STAY, stepOf } from '../../testing/rental-messages.ts';
import type { Notice, Provider } from './provider.ts';
import { addressOf } from './rental-notice.ts';
import { findUntold, sendDueNotices } from './send-due-notices.ts';

const HOUR = 3_600_000;
const CHANNELS = ['email', 'push'] as const satisfies readonly NoticeChannel[];

/** Functions with a rental's two people, whose notices are kept. */
function createWorld() {
  const memory = createMemoryNoticeStore();
  const sent: { readonly channel: NoticeChannel; readonly at: EpochMs; readonly notice: Notice }[] = [];
  const works = { email: true, push: true };
  let now: EpochMs = at(-10);
  for (const id of [RENTER, OWNER]) {
    memory.confirmEmail(id, `${id}@example.com`);
    memory.setDevices(id, [pushDevice(id)]);
  }
  memory.list('rover', ROVER);

  const provider = (channel: NoticeChannel): Provider => ({
    isReady: async () => works[channel],
    deliver: async (notice) => {
      if (!works[channel]) return 'not-taken';
      sent.push({ channel, at: now, notice });
      return 'taken';
    },
  });
  const run = async (crash: Parameters<typeof createProcess>[0] = null): Promise<void> => {
    const { within } = createProcess(crash);
    const surroundings = {
      store: within(memory.store),
      providers: { email: within(provider('email')), push: within(provider('push')) },
      now: () => now,
      log: () => undefined,
    };
    try {
      await findUntold(surroundings);
      await sendDueNotices(surroundings);
    } catch (thrown) {
      if (!(thrown instanceof Crash)) throw thrown;
    }
  };
  return {
    memory,
    works,
    run,
    now: () => now,
    pass: (milliseconds: number) => (now = epochMs(now + milliseconds)),
    /** Runs each hour until then. */
    runUntil: async (then: EpochMs) => {
      while (now < then) {
        now = epochMs(now + HOUR);
        await run();
      }
    },
    sent,
    /** "owner begins", of one channel. */
    told: (channel: NoticeChannel = 'email') =>
      sent.flatMap(({ channel: by, notice }) =>
        by === channel && 'kind' in notice ? [`${notice.receiver.id} ${notice.kind}`] : [],
      ),
  };
}

describe('The functions tell of a rental (D730)', () => {
  it('whatever is due of one that goes well, on every channel, and nobody twice', async () => {
    const { memory, runUntil, told } = createWorld();
    memory.put(asked(at(-9)));
    await runUntil(at(-6.8));
    expect(told()).toEqual(['owner answer-soon']);
    memory.put(stepOf('accepted', at(-6.8)));
    await runUntil(at(0));
    memory.put(stepOf('handed-over', at(0)));
    await runUntil(at(4));
    memory.put(stepOf('returned', at(4)));
    await runUntil(at(8));
    memory.review(reviewId(STAY, 'renter'));
    await runUntil(at(30));
    const all = [
      'owner answer-soon',
      'renter begins',
      'owner begins',
      'renter return-late',
      'owner return-late',
      'renter review',
      'owner review',
      // The renter has written one.
      'owner review-closes',
    ];
    for (const channel of CHANNELS) expect(told(channel).sort()).toEqual([...all].sort());
  });

  it('its renter of the expiry, with a search for others that are free on its days (D733)', async () => {
    const { memory, runUntil, sent } = createWorld();
    memory.put(asked(at(-9)));
    await runUntil(at(20));
    const expired = sent.flatMap(({ channel, notice }) =>
      channel === 'email' && 'kind' in notice && notice.kind === 'expired' ? [notice] : [],
    );
    expect(expired.map(addressOf)).toEqual([
      '/search?location=Apex%2C+NC%2C+USA&category=hobby&from=2026-12-10&to=2026-12-12',
    ]);
    expect(expired.map((notice) => addressOf({ ...notice, robot: null }))).toEqual(['/rentals/stay']);
  });

  it.each([
    // Guam's day begins ten hours before that of UTC, Hawaii's ten hours after it.
    ['Pacific/Guam', '2026-12-10', '2026-12-08T23:00Z', '2026-12-09T14:00Z', '2026-12-10T23:00Z'],
    ['Pacific/Honolulu', '2026-12-10', '2026-12-09T19:00Z', '2026-12-10T10:00Z', '2026-12-11T19:00Z'],
    // Clocks are put forward on this day: the morning after it comes an hour earlier.
    ['America/New_York', '2027-03-14', '2027-03-13T14:00Z', '2027-03-14T05:00Z', '2027-03-15T13:00Z'],
  ])('of a day in %s, %s, by the clocks there (D753)', async (place, text, before, begins, late) => {
    const [zone, day] = [parseTimeZone(place), parseDay(text)];
    if (!zone || !day) expect.unreachable();
    const from = (days: number) => epochMs(Date.parse(day) + days * 24 * HOUR);
    const firstOf = async (...steps: readonly StepKind[]) => {
      const { memory, now, pass, runUntil, sent } = createWorld();
      pass(from(-2.5) - now());
      const dates = { kind: 'asked', first: day, last: day, total: cents(9600), zone } as const;
      memory.put(asked(now(), { dates }));
      for (const [index, step] of steps.entries()) memory.put(stepOf(step, from(-2.4 + index / 2)));
      await runUntil(from(2));
      const [told] = sent.filter(({ notice }) => notice.receiver.id === RENTER);
      return told && new Date(told.at).toISOString().replace(':00.000', '');
    };
    expect(await firstOf('accepted')).toBe(before);
    expect(await firstOf()).toBe(begins);
    expect(await firstOf('accepted', 'handed-over')).toBe(late);
  });

  it('nobody who has blocked the other one, who wants no mails, or whose address is not confirmed (D575, D430, D670)', async () => {
    const { memory, runUntil, sent } = createWorld();
    memory.block(OWNER, RENTER);
    memory.setSettings(RENTER, { messageByEmail: false, withBeginning: true });
    memory.setDevices(RENTER, []);
    memory.put(asked(at(-9)));
    memory.put(stepOf('accepted', at(-8)));
    await runUntil(at(30));
    expect(sent).toEqual([]);
  });

  it('once a provider that was down takes mails again, and after a day not any more (D434)', async () => {
    const { memory, runUntil, works, told } = createWorld();
    memory.put(asked(at(-9)));
    memory.put(stepOf('accepted', at(-8)));
    works.email = false;
    await runUntil(at(0.3));
    works.email = true;
    await runUntil(at(1));
    expect(told()).toEqual(['renter begins', 'owner begins']);
    works.email = false;
    await runUntil(at(7));
    works.email = true;
    await runUntil(at(10));
    expect(told()).toHaveLength(2);
  });

  it('the same whatever the other one has written in a sealed review (D731)', async () => {
    const play = async (isWritten: boolean) => {
      const { memory, runUntil, sent } = createWorld();
      memory.put(asked(at(-9)));
      memory.put(stepOf('accepted', at(-8)));
      await runUntil(at(6));
      if (isWritten) memory.review(reviewId(STAY, 'owner'));
      await runUntil(at(30));
      return sent.filter(({ notice }) => notice.receiver.id === RENTER);
    };
    expect(await play(true)).toEqual(await play(false));
  });
});

const crash = fc.option(fc.record({ atCall: fc.integer({ min: 1, max: 30 }), isEffective: fc.boolean() }));
const event = fc.oneof(
  fc.record({
    do: fc.constant('say' as const),
    kind: fc.constantFrom<StepKind>(
      'accepted',
      'accepted',
      'declined',
      'cancelled',
      'handed-over',
      'returned',
    ),
  }),
  fc.record({
    do: fc.constant('review' as const),
    role: fc.constantFrom('renter' as const, 'owner' as const),
  }),
  fc.record({ do: fc.constant('run' as const), crash, other: fc.boolean() }),
  fc.record({ do: fc.constant('run' as const), crash: fc.constant(null), other: fc.boolean() }),
);

it('nothing is told twice, or of what has ended, whatever crashes and runs at the same time (D730, D433)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(event, fc.nat(30)), { minLength: 1, maxLength: 60, size: 'max' }),
      async (events) => {
        const { memory, run, now, pass, sent } = createWorld();
        memory.put(asked(now()));
        const said = new Map<string, StepKind>();
        const NEEDS: Partial<Record<StepKind, StepKind>> = {
          cancelled: 'accepted',
          'handed-over': 'accepted',
          returned: 'handed-over',
        };
        let endedAt = Infinity;
        for (const [one, hours] of events) {
          pass(hours * HOUR);
          if (one.do === 'review') memory.review(reviewId(STAY, one.role));
          if (one.do === 'say') {
            const id = stepId(one.kind, STAY);
            const needed = NEEDS[one.kind];
            if (said.has(id) || (needed && said.get(stepId(needed, STAY)) !== needed)) continue;
            said.set(id, one.kind);
            memory.put(stepOf(one.kind, now()));
            if (one.kind === 'declined' || one.kind === 'cancelled') endedAt = now();
          }
          if (one.do === 'run') await Promise.all([run(one.crash), ...(one.other ? [run(null)] : [])]);
        }
        const told = sent.map(({ channel, at: when, notice }) => {
          expect(when, 'told of what has ended').toBeLessThanOrEqual(endedAt);
          return `${channel} ${notice.receiver.id} ${'kind' in notice ? notice.kind : ''}`;
        });
        expect(new Set(told).size).toBe(told.length);
      },
    ),
    { numRuns: runs(500) },
  );
});
