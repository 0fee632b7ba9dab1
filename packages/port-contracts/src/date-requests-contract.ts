import {
  cents,
  CLOSED_DAYS_MAX,
  count,
  dateRequests,
  epochMs,
  parseDay,
  parseTimeZone,
  rangeLength,
  robotId,
  stepId,
  type CalendarDay,
  type DatesAsked,
  type DayRange,
  type Message,
  type OutgoingMessage,
  type Robot,
  type RobotChanges,
  type StepKind,
  type TimeZone,
} from '@roborrow/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectConflict, expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { newMessage } from './messages.ts';
import type { Person } from './people.ts';
import { createRecorder, eventually } from './recorder.ts';
import { newRobot } from './robots.ts';
import { useSharedWorld } from './use-world.ts';

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
};

/** Five days at 24.50 a day. */
const FIVE_DAYS: DatesAsked = {
  kind: 'asked',
  first: day('2028-02-26'),
  last: day('2028-03-01'),
  total: cents(12_250),
};

/** Requests for dates: messages with data (D500) that agree with the listing (D502), steps (D503), and one answer to each (D504). */
export const describeDateRequestsContract = (harness: ContractHarness): void => {
  describe(`requests for dates: ${harness.name}`, () => {
    const world = useSharedWorld(harness);
    let owner: Person;
    let renter: Person;
    let eve: Person;
    let rover: Robot;

    beforeAll(async () => {
      [owner, eve] = await Promise.all([world.person('Ada'), world.person('Eve')]);
    });
    // A request is about a robot and a renter, so both are new for each test.
    beforeEach(async () => {
      [renter, rover] = await Promise.all([world.person('Omar'), owner.ports.robots.create(newRobot(owner))]);
    });

    const question = (changes: Partial<OutgoingMessage> = {}): OutgoingMessage =>
      newMessage(renter, owner, { robotId: rover.id, dates: FIVE_DAYS, ...changes });
    const ask = (changes: Partial<OutgoingMessage> = {}) => renter.ports.messages.send(question(changes));
    const take = (
      kind: StepKind,
      by: Person,
      { id }: Pick<Message, 'id'>,
      changes: Partial<OutgoingMessage> = {},
    ) =>
      by.ports.messages.send(
        newMessage(by, by === owner ? renter : owner, {
          id: stepId(kind, id),
          robotId: rover.id,
          dates: { kind, request: id },
          ...changes,
        }),
      );
    const states = async (person: Person, counterpart: Person) =>
      dateRequests(
        (await person.ports.messages.listThread(person.user.uid, counterpart.user.uid, { limit: 50 }))
          .messages,
      ).map(({ state }) => state);

    it('say where the robot is, in a time zone that has a name (D753)', async () => {
      const zone = parseTimeZone('America/Denver') ?? expect.fail();
      const asked = await ask({ dates: { ...FIVE_DAYS, zone } });
      expect((await owner.ports.messages.get(asked.id))?.dates).toEqual({ ...FIVE_DAYS, zone });
      for (const broken of ['New York', '', 'x'.repeat(41)])
        await expectPortError(ask({ dates: { ...FIVE_DAYS, zone: broken as TimeZone } }), 'forbidden'); // a hostile client
    });

    it('are read by both as they were asked, beside their sentence', async () => {
      const asked = await ask();
      expect(asked).toMatchObject({ content: asked.content, robotId: rover.id, dates: FIVE_DAYS });
      expect(await owner.ports.messages.get(asked.id)).toEqual(asked);
      expect(await states(owner, renter)).toEqual(['asked']);
    });

    it.each<[string, Partial<DatesAsked>]>([
      ['another total', { total: cents(12_249) }],
      ['the last day before the first', { last: day('2028-02-25'), total: cents(0) }],
      ['more days than the owner allows', { last: day('2028-03-11'), total: cents(15 * 2_450) }],
    ])('with %s are refused', async (_, changes) => {
      await expectPortError(ask({ dates: { ...FIVE_DAYS, ...changes } }), 'forbidden');
      expect(await states(renter, owner)).toEqual([]);
    });

    it('with fewer days than the owner allows are refused', async () => {
      const strict = await owner.ports.robots.create(newRobot(owner, { minRental: rover.maxRental }));
      await expectPortError(ask({ robotId: strict.id }), 'forbidden');
    });

    it('for no robot, or one that is not the receiver’s, are refused', async () => {
      const own = await renter.ports.robots.create(newRobot(renter));
      for (const about of [null, own.id, robotId(renter.ports.ids.next())])
        await expectPortError(ask({ robotId: about }), 'forbidden');
    });

    it('are refused where any message is: to a person who blocked the renter, or is leaving', async () => {
      await owner.ports.blocks.block(owner.user.uid, renter.user.uid);
      await expectPortError(ask(), 'not-found');
    });

    it.each<[StepKind, 'owner' | 'renter']>([
      ['accepted', 'owner'],
      ['declined', 'owner'],
      ['withdrawn', 'renter'],
    ])('are %s by their %s, in a message of its own', async (kind, by) => {
      const asked = await ask();
      const step = await take(kind, by === 'owner' ? owner : renter, asked);
      expect(step.dates).toEqual({ kind, request: asked.id });
      expect(await states(owner, renter)).toEqual([kind]);
      expect(await states(renter, owner)).toEqual([kind]);
    });

    it.each<[StepKind, 'owner' | 'renter']>([
      ['accepted', 'renter'],
      ['declined', 'renter'],
      ['withdrawn', 'owner'],
      ['cancelled', 'owner'],
      ['cancelled', 'renter'],
    ])('that are asked cannot be %s by their %s', async (kind, by) => {
      const asked = await ask();
      await expectPortError(take(kind, by === 'owner' ? owner : renter, asked), 'forbidden');
      expect(await states(owner, renter)).toEqual(['asked']);
    });

    it.each(['owner', 'renter'] as const)('once accepted are cancelled by their %s', async (by) => {
      const asked = await ask();
      await take('accepted', owner, asked);
      await take('cancelled', by === 'owner' ? owner : renter, asked);
      expect(await states(owner, renter)).toEqual(['cancelled']);
    });

    it('have one answer: the second is refused, and says so', async () => {
      const asked = await ask();
      await take('withdrawn', renter, asked);
      await expectConflict(take('accepted', owner, asked), 'message');
      expect(await states(owner, renter)).toEqual(['withdrawn']);
    });

    it('have one answer also when both are given at the same time', async () => {
      const asked = await ask();
      const answers = await Promise.allSettled([
        take('accepted', owner, asked),
        take('withdrawn', renter, asked),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const winner = answers[0].status === 'fulfilled' ? 'accepted' : 'withdrawn';
      expect(await states(owner, renter)).toEqual([winner]);
      expect(await states(renter, owner)).toEqual([winner]);
    });

    it('keep the first answer of one person, too: the second gets it back', async () => {
      const asked = await ask();
      const first = await take('declined', owner, asked);
      expect(await take('accepted', owner, asked)).toEqual(first);
    });

    it('cannot be answered by another person, nor by a step that names another robot', async () => {
      const asked = await ask();
      const byEve = newMessage(eve, renter, {
        id: stepId('accepted', asked.id),
        robotId: rover.id,
        dates: { kind: 'accepted', request: asked.id },
      });
      await expectPortError(eve.ports.messages.send(byEve), 'forbidden');
      await expectPortError(take('accepted', owner, asked, { robotId: null }), 'forbidden');
      expect(await states(owner, renter)).toEqual(['asked']);
    });

    it('are followed with their steps, newest first, by the two alone, without other messages (D509)', async () => {
      const follow = (person: Person, limit = 10, of = person) => {
        const recorder = createRecorder<readonly Message[]>();
        const stop = person.ports.messages.subscribeDates(of.user.uid, limit, recorder.listener);
        return { ...recorder, stop };
      };
      // The lists are of all that a person asked and was asked.
      owner = await world.person('Ada');
      rover = await owner.ports.robots.create(newRobot(owner));
      const [ofOwner, ofRenter] = [follow(owner), follow(renter)];
      const [ofEve, ofAnother] = [follow(eve), follow(eve, 10, owner)];
      await eventually(() => expect([ofOwner.values, ofRenter.values]).toEqual([[[]], [[]]]));
      const asked = await ask();
      await world.current.tick();
      await renter.ports.messages.send(newMessage(renter, owner));
      const accepted = await take('accepted', owner, asked);
      await eventually(() => expect(ofRenter.values.at(-1)).toEqual([accepted, asked]));
      await world.current.tick();
      const second = await ask();
      for (const { values } of [ofOwner, ofRenter])
        await eventually(() => expect(values.at(-1)).toEqual([second, accepted, asked]));
      // Not beside the longer list: the emulator mixes up what it sends to one client when many lists of it change at once.
      ofOwner.stop();
      const newestTwo = follow(owner, 2);
      await eventually(() => expect(newestTwo.values.at(-1)).toEqual([second, accepted]));
      await eventually(() => expect(ofAnother.errors.map(({ kind }) => kind)).toEqual(['forbidden']));
      expect([ofEve.values, ofAnother.values]).toEqual([[[]], []]);
      const seen = ofRenter.values.length;
      ofRenter.stop();
      await take('withdrawn', renter, second);
      await world.current.settle();
      expect(ofRenter.values).toHaveLength(seen);
      // The tests that follow share these people.
      for (const { stop } of [newestTwo, ofEve, ofAnother]) stop();
    });

    describe('that are accepted', () => {
      const taken = async (of = rover) => (await (await world.stranger()).robots.get(of.id))?.taken ?? null;
      const range = ({ first, last }: DayRange): DayRange => ({ first, last });
      const accept = async (dates: DatesAsked, of = rover): Promise<Message> => {
        const asked = await ask({ dates, robotId: of.id });
        await take('accepted', owner, asked, { robotId: of.id });
        return asked;
      };
      const from = (first: CalendarDay, last = first): DatesAsked => ({
        kind: 'asked',
        first,
        last,
        total: cents(2_450 * rangeLength({ first, last })),
      });

      it('take their days for every visitor, and say nothing else of the renter; others take none (D690)', async () => {
        await take('declined', owner, await ask());
        await take('withdrawn', renter, await ask());
        const asked = await ask();
        expect(await taken()).toEqual([]);
        await take('accepted', owner, asked);
        expect(await taken()).toEqual([{ unit: 1, ...range(FIVE_DAYS), request: asked.id }]);
      });

      it.each([
        ['the same days', FIVE_DAYS.first, FIVE_DAYS.last],
        ['the first of them', day('2028-02-24'), FIVE_DAYS.first],
        ['the last of them', FIVE_DAYS.last, day('2028-03-04')],
        ['a day within', day('2028-02-28'), day('2028-02-28')],
        ['days around them', day('2028-02-24'), day('2028-03-04')],
      ])('keep %s from being accepted (D690)', async (_, first, last) => {
        await accept(FIVE_DAYS);
        const asked = await ask({ dates: from(first, last) });
        await expectConflict(take('accepted', owner, asked), 'days');
        expect(await taken()).toHaveLength(1);
        await take('declined', owner, asked);
      });

      it('leave the days beside them free, in whatever order they are accepted (D690)', async () => {
        const days = ['2028-03-02', '2028-02-25', '2028-02-24', '2028-03-04', '2028-03-03'].map(day);
        await accept(FIVE_DAYS);
        for (const single of days) await accept(from(single));
        expect((await taken())?.map(({ first }) => first)).toEqual([...days, FIVE_DAYS.first].toSorted());
      });

      it('at the same time for days in common are accepted once, also when the answers are lost (D690)', async () => {
        const questions = [
          await ask(),
          await ask({ dates: from(FIVE_DAYS.last) }),
          await ask({ dates: from(FIVE_DAYS.first, FIVE_DAYS.last) }),
        ];
        const answers = await Promise.allSettled(
          [...questions, ...questions].map((asked) => take('accepted', owner, asked)),
        );
        expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
        const [only, ...others] = (await taken()) ?? [];
        expect(others).toEqual([]);
        const accepted = (await states(owner, renter)).filter((state) => state === 'accepted');
        expect(accepted).toHaveLength(1);
        expect(questions.map(({ id }) => id)).toContain(only?.request);
      });

      it('are as many at a time as there are of the robot (D690)', async () => {
        const pair = await owner.ports.robots.create(newRobot(owner, { quantity: count(2) }));
        await accept(FIVE_DAYS, pair);
        await accept(from(day('2028-03-01'), day('2028-03-03')), pair);
        const third = await ask({ dates: FIVE_DAYS, robotId: pair.id });
        await expectConflict(take('accepted', owner, third, { robotId: pair.id }), 'days');
        await accept(from(day('2028-03-02')), pair);
        expect((await taken(pair))?.map(({ unit, first }) => [unit, first])).toEqual([
          [1, FIVE_DAYS.first],
          [1, '2028-03-02'],
          [2, '2028-03-01'],
        ]);
      });

      it('take them of their robot alone (D690)', async () => {
        const other = await owner.ports.robots.create(newRobot(owner));
        await accept(FIVE_DAYS);
        expect(await taken(other)).toEqual([]);
      });

      it.each(['owner', 'renter'] as const)(
        'and cancelled by their %s leave the days free for others (D690)',
        async (by) => {
          const asked = await accept(FIVE_DAYS);
          await accept(from(day('2028-03-02')));
          await take('cancelled', by === 'owner' ? owner : renter, asked);
          expect((await taken())?.map(({ first }) => first)).toEqual(['2028-03-02']);
          await accept(FIVE_DAYS);
        },
      );

      it('stay while the owner changes, pauses and reopens the listing (D690)', async () => {
        await accept(FIVE_DAYS);
        await owner.ports.robots.update(rover.id, { name: 'Renamed', isAvailable: false });
        await owner.ports.robots.update(rover.id, { isAvailable: true });
        expect((await taken())?.map(range)).toEqual([range(FIVE_DAYS)]);
      });

      it('can be cancelled after the listing is gone, and not be accepted then (D690)', async () => {
        const asked = await accept(FIVE_DAYS);
        const late = await ask({ dates: from(day('2028-03-09')) });
        await owner.ports.robots.delete(rover.id);
        await take('cancelled', renter, asked);
        await expectPortError(take('accepted', owner, late), 'forbidden');
      });

      it('free their days when the renter leaves (D511)', async () => {
        await accept(FIVE_DAYS);
        await accept(from(day('2028-03-02')));
        await renter.ports.users.beginDeletion(renter.user.uid);
        await renter.ports.messages.deleteAllOf(renter.user.uid);
        expect(await taken()).toEqual([]);
      });

      it('and cancelled stay for the other person when the renter leaves (D684)', async () => {
        await take('cancelled', renter, await accept(FIVE_DAYS));
        await renter.ports.users.beginDeletion(renter.user.uid);
        await renter.ports.messages.deleteAllOf(renter.user.uid);
        expect(await states(owner, renter)).toEqual(['cancelled']);
      });

      it('keep others out of the calendar: only its owner closes days (D691)', async () => {
        const closing = {
          closedDays: [range(FIVE_DAYS)],
          closedWeekdays: [0, 6],
        } satisfies RobotChanges;
        await expectPortError(renter.ports.robots.update(rover.id, closing), 'forbidden');
        await owner.ports.robots.update(rover.id, closing);
        expect(await renter.ports.robots.get(rover.id)).toMatchObject({ ...closing, taken: [] });
        const more = Array.from({ length: CLOSED_DAYS_MAX + 1 }, () => range(FIVE_DAYS));
        await expectPortError(owner.ports.robots.update(rover.id, { closedDays: more }), 'forbidden');
        await owner.ports.robots.update(rover.id, { closedDays: [], closedWeekdays: [] });
        expect(await renter.ports.robots.get(rover.id)).toMatchObject({ closedDays: [], closedWeekdays: [] });
      });
    });

    describe('whose days are near (D686)', () => {
      /** Ten days at 24.50 a day, of which the first is so many days from the server's today. */
      const inDays = async (offset: number): Promise<DatesAsked> => {
        const { createdAt } = await renter.ports.messages.send(newMessage(renter, owner));
        const on = (later: number) =>
          day(new Date(createdAt + later * 86_400_000).toISOString().slice(0, 10));
        return { kind: 'asked', first: on(offset), last: on(offset + 9), total: cents(24_500) };
      };
      const agree = async (offset: number): Promise<Message> => {
        const asked = await ask({ dates: await inDays(offset) });
        await take('accepted', owner, asked);
        return asked;
      };

      it.each([
        ['owner', 'renter'],
        ['renter', 'owner'],
      ] as const)(
        'are handed over by their %s and returned by their %s, and cannot end then',
        async (...by) => {
          const [giver, receiver] = by.map((who) => (who === 'owner' ? owner : renter)) as [Person, Person]; // two names
          const asked = await agree(0);
          await expectPortError(take('returned', receiver, asked), 'forbidden');
          await take('handed-over', giver, asked);
          for (const kind of ['cancelled', 'not-happened'] as const)
            await expectConflict(take(kind, receiver, asked), 'message');
          await take('returned', receiver, asked);
          expect([await states(owner, renter), await states(renter, owner)]).toEqual([
            ['returned'],
            ['returned'],
          ]);
        },
      );

      it.each(['owner', 'renter'] as const)(
        'are said not to have happened by their %s, and free their days',
        async (by) => {
          const asked = await agree(0);
          await take('not-happened', by === 'owner' ? owner : renter, asked);
          expect(await states(owner, renter)).toEqual(['not-happened']);
          expect((await owner.ports.robots.get(rover.id))?.taken).toEqual([]);
          await expectConflict(take('handed-over', by === 'owner' ? renter : owner, asked), 'message');
        },
      );

      it('are neither handed over nor said not to have happened long before', async () => {
        const asked = await agree(5);
        for (const kind of ['handed-over', 'not-happened'] as const)
          await expectPortError(take(kind, owner, asked), 'forbidden');
        expect(await states(owner, renter)).toEqual(['accepted']);
      });

      it('and passed are not accepted', async () => {
        const asked = await ask({ dates: await inDays(-3) });
        await expectPortError(take('accepted', owner, asked), 'forbidden');
        await take('declined', owner, asked);
      });

      it('keep their days taken while the robot is away', async () => {
        const asked = await agree(0);
        await take('handed-over', owner, asked);
        await take('returned', owner, asked);
        expect((await owner.ports.robots.get(rover.id))?.taken).toHaveLength(1);
      });
    });

    it('that wait for more than three days are declined, but not accepted (D686)', async () => {
      const { createdAt } = await renter.ports.messages.send(newMessage(renter, owner));
      const asked = (age: number): Message => ({
        ...question(),
        isRead: false,
        createdAt: epochMs(createdAt - age * 3_600_000),
      });
      const [old, young] = [asked(72.1), asked(71)];
      await world.current.plant({ messages: [old, young] });
      await expectPortError(take('accepted', owner, old), 'forbidden');
      await take('declined', owner, old);
      await take('accepted', owner, young);
    });

    it('keep their steps’ ids free: no other message can have one', async () => {
      const asked = await ask();
      for (const kind of ['accepted', 'cancelled', 'returned'] as const)
        await expectPortError(
          renter.ports.messages.send(newMessage(renter, owner, { id: stepId(kind, asked.id) })),
          'forbidden',
        );
      await expectPortError(ask({ id: stepId('accepted', asked.id) }), 'forbidden');
    });
  });
};
