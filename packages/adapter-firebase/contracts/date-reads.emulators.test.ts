import {
  agreementId,
  cents,
  dollarsPerDay,
  messageId,
  NO_SPECIFICATIONS,
  parseDay,
  parseLocalTime,
  readRental,
  newRobotId,
  stepId,
  type CalendarDay,
  type DatesNote,
  type Message,
  type MessageId,
  type StepKind,
  type UserId,
} from '@roborrow/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { createReadCounter, signUp } from '../testing/count-reads.ts';
import { ids } from '../testing/emulator-client.ts';

const { open, costOf } = createReadCounter('date');
const [ada, omar, visitor] = [open(), open(), open()];

afterAll(() => Promise.all([ada, omar, visitor].map(({ close }) => close())));

/** What a person's requests are when they are first shown. */
const requests = ({ ports }: typeof ada, user: UserId) =>
  new Promise<readonly Message[]>((resolve, reject) => {
    const stop = ports.messages.subscribeDates(user, 100, {
      next: (messages) => {
        stop();
        resolve(messages);
      },
      error: reject,
    });
  });

const day = (text: string): CalendarDay => parseDay(text) ?? expect.fail(`${text} is no day`);

describe('the documents that requests for dates cost, beside those that the rules read', () => {
  it('are one for each message and for its outbox (D796), for the question of an acceptance, and for the robot whose days it takes or frees', async () => {
    const [owner, renter] = [await signUp(ada), await signUp(omar)];
    const robot = await ada.ports.robots.create({
      id: newRobotId(owner, ids),
      ownerId: owner,
      name: 'Lawn rover',
      description: 'Mows a small lawn.',
      category: 'Service',
      price: dollarsPerDay(20),
      location: 'Apex, NC, USA',
      coordinates: { latitude: 35.7, longitude: -78.8 },
      images: [],
      specifications: NO_SPECIFICATIONS,
      features: [],
      quantity: null,
      minRental: null,
      maxRental: null,
      pickupTime: '',
      returnTime: '',
    });
    const send = (id: MessageId, isByOwner: boolean, dates: DatesNote) =>
      (isByOwner ? ada : omar).ports.messages.send({
        id,
        content: 'Dates',
        senderId: isByOwner ? owner : renter,
        senderName: 'Ada Park',
        receiverId: isByOwner ? renter : owner,
        receiverName: 'Ada Park',
        robotId: robot.id,
        dates,
      });
    const ask = (id: MessageId, first: string) =>
      send(id, false, { kind: 'asked', first: day(first), last: day(first), total: cents(2_000) });
    const step = (kind: StepKind, request: MessageId) => send(stepId(kind, request), true, { kind, request });

    const questions = Array.from({ length: 3 }, () => messageId(ids.next()));
    const [first, second, third] = questions as [MessageId, MessageId, MessageId]; // made three above
    expect(await costOf(ask(first, '2028-02-28'))).toBe(2);
    expect(await costOf(step('accepted', first))).toBe(4);
    await ask(second, '2028-02-29');
    await step('accepted', second);
    await ask(third, '2028-03-01');
    expect(await costOf(step('declined', third))).toBe(2);
    expect(await costOf(requests(ada, owner))).toBe(6);
    const meets = messageId(ids.next());
    const at = parseLocalTime('2028-02-28T09:30') ?? expect.fail('no time');
    const meeting = { kind: 'meeting', request: first, for: 'handover', at, place: 'At the gate' } as const;
    expect(await costOf(send(meets, false, meeting))).toBe(2);
    const agreed = { kind: 'meeting-agreed', request: first, proposal: meets } as const;
    expect(await costOf(send(agreementId(meets), true, agreed))).toBe(2);
    // A rental's page reads its four messages, and the thread while it is accepted: here eight messages. A missing one counts, too.
    const page = (id: MessageId) => readRental(ada.ports)({ me: owner, id });
    expect(await costOf(page(first))).toBe(4 + 8);
    expect(await costOf(page(third))).toBe(4);
    expect(await costOf(step('cancelled', first))).toBe(3);
  });
});
