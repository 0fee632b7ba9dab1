import { BACKEND_SERVICES, CONFIGURATION_KEYS, messageId, robotId, userId, epochMs } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { useWorld } from './use-world.ts';

/** The small ports: diagnostics, which tells no value (D32), the notifier of messages (D29), clock and ids. */
export const describeServicesContract = (harness: ContractHarness): void => {
  describe(`diagnostics: ${harness.name}`, () => {
    const world = useWorld(harness);

    it('report every service of a working backend as up', async () => {
      const { services } = await (await world.stranger()).diagnostics.report();
      expect(services).toEqual(Object.fromEntries(BACKEND_SERVICES.map((service) => [service, 'up'])));
    });

    it('report presence, never values', async () => {
      const { configuration } = await (await world.stranger()).diagnostics.report();
      if (configuration === null) return;
      expect(Object.keys(configuration).toSorted()).toEqual([...CONFIGURATION_KEYS].toSorted());
      for (const present of Object.values(configuration)) expect(present).toBeTypeOf('boolean');
    });

    it('report the same to a signed-in user', async () => {
      const { ports } = await world.person('Ada');
      expect(await ports.diagnostics.report()).toEqual(await (await world.stranger()).diagnostics.report());
    });

    it('report the same again, even if the caller changed the first report', async () => {
      const { diagnostics } = await world.stranger();
      const before = structuredClone(await diagnostics.report());
      attemptToChange(await diagnostics.report());
      expect(await diagnostics.report()).toEqual(before);
    });
  });

  describe(`notifier, clock and ids: ${harness.name}`, () => {
    const world = useWorld(harness);

    it('accept a notification', async () => {
      const { notifier } = await world.stranger();
      const notifying = notifier.messageSent({
        id: messageId('message-000000000001'),
        content: 'hello',
        senderId: userId('ada-0000000000000001'),
        senderName: 'Ada Park',
        receiverId: userId('omar-000000000000001'),
        receiverName: 'Omar Reyes',
        robotId: robotId('rover-00000000000001'),
        dates: null,
        isRead: false,
        createdAt: epochMs(1_700_000_000_000),
      });
      await expect(notifying).resolves.toBeUndefined();
    });

    it('refuse a test where no notices are sent (D441)', async () => {
      const { notifier } = (await world.person('Ada')).ports;
      expect(notifier).toMatchObject({ hasEmail: false, pushKey: null });
      await expectPortError(notifier.mailState(), 'not-configured');
      await expectPortError(notifier.sendTest('email'), 'not-configured');
      await expectPortError(notifier.sendTest('push'), 'not-configured');
    });

    it('return a time that never decreases', async () => {
      const { clock } = await world.stranger();
      const earlier = clock.now();
      await world.current.tick();
      expect(clock.now()).toBeGreaterThanOrEqual(earlier);
    });

    it('create unique ids of 20 or more letters and digits', async () => {
      const clients = await Promise.all([world.stranger(), world.stranger()]);
      const ids = clients.flatMap(({ ids: source }) => Array.from({ length: 500 }, () => source.next()));
      expect(new Set(ids).size).toBe(1000);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20,}$/);
    });
  });
};
