import {
  DEFAULT_LIMITS,
  isPortError,
  LIMIT_SPAN,
  messageId,
  robotId,
  type DailyLimits,
  type OutgoingMessage,
} from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { newMessage } from './messages.ts';
import type { Person } from './people.ts';
import { plantRental } from './rentals.ts';
import { image, imageWithSizes } from './image-file.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

/** How much a person may do in a day, once the operator has limited it (D796 to D798). */
export const describeLimitsContract = (harness: ContractHarness): void => {
  describe(`limits of a day: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;

    const limit = (limits: Partial<DailyLimits>) =>
      world.current.plant({ limits: { ...DEFAULT_LIMITS, ...limits } });
    const send = (by: Person, to: Person, changes: Partial<OutgoingMessage> = {}) =>
      by.ports.messages.send(newMessage(by, to, changes));
    /** When the caller may go on. */
    const untilOf = async (refused: Promise<unknown>): Promise<number> => {
      const thrown: unknown = await refused.catch((error: unknown) => error);
      if (!isPortError(thrown) || thrown.kind !== 'too-many') throw thrown;
      return Number(thrown.until);
    };
    const inbox = async ({ ports, user }: Person) =>
      (await ports.messages.listRecent(user.uid, { limit: 20 })).messages.length;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
    });

    it('count messages, fewer of a new account, and say when it goes on (D796, D798)', async () => {
      await limit({ messages: 3, newMessages: 2 });
      const before = ada.ports.clock.now();
      const first = newMessage(ada, omar);
      await ada.ports.messages.send(first);
      // A retry is the same message.
      await ada.ports.messages.send(first);
      await send(ada, omar);
      const until = await untilOf(send(ada, omar));
      expect(until - before).toBeGreaterThan(LIMIT_SPAN - 1000);
      expect(until - ada.ports.clock.now()).toBeLessThanOrEqual(LIMIT_SPAN);
      expect(await inbox(omar)).toBe(2);
      // Others are not limited by it.
      await send(omar, ada);
      await limit({ messages: 3, newMessages: 2, newDays: 0 });
      await send(ada, omar);
      await expectPortError(send(ada, omar), 'too-many');
    });

    it('begin anew once a day has passed since the first (D796)', async () => {
      await limit({ newMessages: 2 });
      await world.current.plant({ sentToday: [{ id: ada.user.uid, entries: ['m', 'm'], age: LIMIT_SPAN }] });
      await send(ada, omar);
      await send(ada, omar);
      await expectPortError(send(ada, omar), 'too-many');
    });

    it('compare longer texts, to whomever they are sent (D797)', async () => {
      await limit({ newMessages: 10, sameText: 2 });
      const content = 'Cheap robots for sale, 🤖 write to me at once today';
      const bea = await world.person('Bea');
      await send(ada, omar, { content });
      await send(ada, bea, { content });
      await expectPortError(send(ada, omar, { content }), 'too-many');
      await send(ada, omar, { content: `${content}!` });
      for (let times = 0; times < 3; times += 1) await send(ada, bea, { content: 'Is it still there?' });
    });

    it('count requests for dates apart, and no step of a rental (D796)', async () => {
      const robot = await omar.ports.robots.create(newRobot(omar));
      const asked = await plantRental(world.current, { robot, renter: ada, owner: omar, returnedAgo: null });
      await limit({ newMessages: 1, newRequests: 1 });
      await send(ada, omar);
      await expectPortError(send(ada, omar), 'too-many');
      // What was agreed goes on.
      await send(ada, omar, {
        id: messageId(`back_${asked.id}`),
        robotId: robot.id,
        dates: { kind: 'returned', request: asked.id },
      });
      const { dates } = asked;
      if (dates?.kind !== 'asked') throw new Error('it asks for dates');
      const total = dates.total;
      const ask = () =>
        send(ada, omar, {
          id: messageId(ada.ports.ids.next().slice(0, 40)),
          robotId: robot.id,
          dates: { kind: 'asked', first: dates.first, last: dates.last, total },
        });
      await ask();
      await expectPortError(ask(), 'too-many');
    });

    it('count listings (D796)', async () => {
      await limit({ newListings: 1 });
      const first = newRobot(ada);
      await ada.ports.robots.create(first);
      await ada.ports.robots.create(first);
      await expectPortError(ada.ports.robots.create(newRobot(ada, { name: 'Another' })), 'too-many');
      await omar.ports.robots.create(newRobot(omar));
    });

    it('count pictures, with all their sizes as one, whatever shows them (D830)', async () => {
      await limit({ pictures: 4, newPictures: 3 });
      const { images, ids } = ada.ports;
      const before = ada.ports.clock.now();
      const uploads = [
        () => images.uploadAvatar(ada.user.uid, image([1])),
        () => images.uploadRobotImage(ada.user.uid, robotId('ada_rover'), imageWithSizes(480, 960)),
        () => images.uploadConditionPhoto(ada.user.uid, messageId(ids.next()), imageWithSizes(480)),
      ] as const;
      for (const upload of uploads) await upload();
      for (const upload of uploads) {
        const until = await untilOf(upload());
        expect(until - before).toBeGreaterThan(LIMIT_SPAN - 1000);
        expect(until - ada.ports.clock.now()).toBeLessThanOrEqual(LIMIT_SPAN);
      }
      // Others are not limited by it.
      await omar.ports.images.uploadAvatar(omar.user.uid, image([1]));
      await limit({ pictures: 4, newPictures: 3, newDays: 0 });
      await uploads[0]();
      await expectPortError(uploads[0](), 'too-many');
    });

    it('count a picture that was deleted, and none that is refused for what it is (D830)', async () => {
      await limit({ newPictures: 1 });
      const { images } = ada.ports;
      await expectPortError(images.uploadAvatar(ada.user.uid, image([])), 'failed');
      await images.delete(await images.uploadAvatar(ada.user.uid, image([1])));
      await expectPortError(images.uploadAvatar(ada.user.uid, image([2])), 'too-many');
    });

    it('let pictures be uploaded at once up to the limit (D830)', async () => {
      await limit({ newPictures: 3 });
      const { images } = ada.ports;
      const upload = () => images.uploadRobotImage(ada.user.uid, robotId('ada_rover'), image([1]));
      const outcomes = await Promise.allSettled([upload(), upload(), upload(), upload()]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    });

    it('are none without a table', async () => {
      for (let times = 0; times < 3; times += 1) await send(ada, omar, { content: 'x'.repeat(50) });
      expect(await inbox(omar)).toBe(3);
    });
  });
};
