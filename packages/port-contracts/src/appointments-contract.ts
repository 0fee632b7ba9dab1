import {
  agreementId,
  cents,
  dateRequest,
  END_REASONS,
  meetings,
  messageId,
  parseDay,
  parseLocalTime,
  rentalHistory,
  robotId,
  stepId,
  type CalendarDay,
  type DatesNote,
  type EndReason,
  type LocalTime,
  type MeetingProposed,
  type MeetingPurpose,
  type Message,
  type OutgoingMessage,
  type Robot,
  type StepKind,
} from '@roborrow/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { newMessage } from './messages.ts';
import type { Person } from './people.ts';
import { newRobot } from './robots.ts';
import { useSharedWorld } from './use-world.ts';

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
};
const time = (text: string): LocalTime => {
  const parsed = parseLocalTime(text);
  if (parsed === null) throw new Error(`${text} is no time`);
  return parsed;
};

/** Why a rental ended (D721), and where and when its robot changes hands (D722, D723): messages with data between its two people. */
export const describeAppointmentsContract = (harness: ContractHarness): void => {
  describe(`appointments: ${harness.name}`, () => {
    const world = useSharedWorld(harness);
    let owner: Person;
    let renter: Person;
    let eve: Person;
    let rover: Robot;
    let asked: Message;

    beforeAll(async () => {
      [owner, eve] = await Promise.all([world.person('Ada'), world.person('Eve')]);
    });
    beforeEach(async () => {
      [renter, rover] = await Promise.all([world.person('Omar'), owner.ports.robots.create(newRobot(owner))]);
    });

    const say = (by: Person, dates: DatesNote, changes: Partial<OutgoingMessage> = {}) =>
      by.ports.messages.send(
        newMessage(by, by === owner ? renter : owner, { robotId: rover.id, dates, ...changes }),
      );
    const take = (kind: StepKind, by: Person, reason?: EndReason) =>
      say(by, { kind, request: asked.id, ...(reason && { reason }) }, { id: stepId(kind, asked.id) });
    /** Asks for ten days at 24.50 a day, of which the first is so many days from the server's today. */
    const ask = async (offset: number): Promise<void> => {
      const { createdAt } = await renter.ports.messages.send(newMessage(renter, owner));
      const on = (later: number) => day(new Date(createdAt + later * 86_400_000).toISOString().slice(0, 10));
      asked = await say(renter, {
        kind: 'asked',
        first: on(offset),
        last: on(offset + 9),
        total: cents(24_500),
      });
    };
    const agreeOn = async (offset: number): Promise<void> => {
      await ask(offset);
      await take('accepted', owner);
    };
    const proposal = (purpose: MeetingPurpose = 'handover', place = 'At the gate'): MeetingProposed => ({
      kind: 'meeting',
      request: asked.id,
      for: purpose,
      at: time('2028-02-29T09:30'),
      place,
    });
    const confirm = (by: Person, { id }: Message, changes: Partial<OutgoingMessage> = {}) =>
      say(
        by,
        { kind: 'meeting-agreed', request: asked.id, proposal: id },
        { id: agreementId(id), ...changes },
      );
    const thread = async (of: Person, other: Person) =>
      (await of.ports.messages.listThread(of.user.uid, other.user.uid, { limit: 50 })).messages;
    const appointment = async (purpose: MeetingPurpose = 'handover') => {
      const all = await thread(renter, owner);
      const request = dateRequest(asked, (id) => all.find((message) => message.id === id));
      if (request === null) throw new Error('nothing was asked');
      return meetings(request, purpose, all);
    };

    it.each(END_REASONS)('a rental is cancelled with a reason that both read: %s (D721)', async (reason) => {
      await agreeOn(5);
      const cancelled = await take('cancelled', renter, reason);
      expect(cancelled.dates).toEqual({ kind: 'cancelled', request: asked.id, reason });
      expect(await owner.ports.messages.get(cancelled.id)).toEqual(cancelled);
      const all = await thread(owner, renter);
      expect(rentalHistory(asked, (id) => all.find((message) => message.id === id))).toMatchObject([
        { kind: 'asked', by: renter.user.uid },
        { kind: 'accepted', by: owner.user.uid },
        { kind: 'cancelled', by: renter.user.uid, reason },
      ]);
    });

    it('a reason is refused where nothing ends, and in other words (D728)', async () => {
      await ask(0);
      await expectPortError(take('declined', owner, 'other'), 'forbidden');
      await take('accepted', owner);
      await expectPortError(take('handed-over', owner, 'other'), 'forbidden');
      await expectPortError(take('not-happened', owner, 'I forgot' as EndReason), 'forbidden'); // a hostile client
    });

    it.each(['owner', 'renter'] as const)('the %s proposes, and the other one confirms', async (who) => {
      const [by, other] = who === 'owner' ? [owner, renter] : [renter, owner];
      await agreeOn(5);
      const proposed = await say(by, proposal());
      expect(proposed.dates).toEqual(proposal());
      expect(await appointment()).toMatchObject({ agreed: null, open: { id: proposed.id } });
      await expectPortError(confirm(by, proposed), 'forbidden');
      const confirmed = await confirm(other, proposed);
      expect(await confirm(other, proposed)).toEqual(confirmed);
      expect(await appointment()).toMatchObject({ agreed: { id: proposed.id }, open: null });
      expect(await appointment('return')).toEqual({ agreed: null, open: null });
    });

    it('another proposal leaves what was agreed until it is confirmed, too', async () => {
      await agreeOn(5);
      const first = await say(owner, proposal());
      await confirm(renter, first);
      await world.current.tick();
      const second = await say(renter, proposal('handover', 'At the bridge'));
      expect(await appointment()).toMatchObject({ agreed: { id: first.id }, open: { id: second.id } });
      await confirm(owner, second);
      expect(await appointment()).toMatchObject({ agreed: { place: 'At the bridge' }, open: null });
    });

    it('nobody else proposes or confirms', async () => {
      await agreeOn(5);
      const proposed = await say(owner, proposal());
      const byEve = { robotId: rover.id };
      await expectPortError(
        eve.ports.messages.send(newMessage(eve, renter, { ...byEve, dates: proposal() })),
        'forbidden',
      );
      await expectPortError(
        eve.ports.messages.send(
          newMessage(eve, owner, {
            ...byEve,
            id: agreementId(proposed.id),
            dates: { kind: 'meeting-agreed', request: asked.id, proposal: proposed.id },
          }),
        ),
        'forbidden',
      );
    });

    it('what is invisible, long, about another robot or no time is refused', async () => {
      await agreeOn(5);
      for (const place of [' ', '\u200b', 'x'.repeat(201)])
        await expectPortError(say(owner, proposal('handover', place)), 'forbidden');
      await expectPortError(
        say(owner, proposal(), { robotId: robotId(renter.ports.ids.next()) }),
        'forbidden',
      );
      await expectPortError(
        say(owner, { ...proposal(), at: '2028-02-30T09:30' as LocalTime }), // a hostile client
        'forbidden',
      );
      await expectPortError(say(owner, proposal(), { id: messageId(`meet_${asked.id}`) }), 'forbidden');
      await expectPortError(
        renter.ports.messages.send(newMessage(renter, owner, { id: agreementId(asked.id) })),
        'forbidden',
      );
    });

    it('nothing is proposed before the yes', async () => {
      await ask(5);
      await expectPortError(say(renter, proposal()), 'forbidden');
      await take('declined', owner);
      await expectPortError(say(renter, proposal()), 'forbidden');
    });

    it('after an end nothing is proposed or confirmed', async () => {
      await agreeOn(5);
      const proposed = await say(owner, proposal());
      await take('cancelled', owner, 'plans-changed');
      await expectPortError(confirm(renter, proposed), 'forbidden');
      for (const purpose of ['handover', 'return'] as const)
        await expectPortError(say(renter, proposal(purpose)), 'forbidden');
    });

    it('while the robot is away its return is proposed and confirmed, until it is back', async () => {
      await agreeOn(0);
      const late = await say(owner, proposal());
      await take('handed-over', renter);
      await expectPortError(say(renter, proposal()), 'forbidden');
      await expectPortError(confirm(renter, late), 'forbidden');
      const back = await say(owner, proposal('return'));
      await confirm(renter, back);
      expect(await appointment('return')).toMatchObject({ agreed: { id: back.id }, open: null });
      await take('returned', owner);
      await expectPortError(say(owner, proposal('return')), 'forbidden');
    });
  });
};
