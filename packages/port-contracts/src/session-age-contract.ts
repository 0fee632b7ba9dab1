import { messageId, milliseconds, type Ports } from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld } from './in-one-world.ts';
import { PASSWORD, type Person } from './people.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const minutes = (count: number) => milliseconds(count * 60_000);
const EIGHT_HOURS = minutes(480);

/** What an old sign-in can no longer do (D12, D18). Only for backends whose clock can be moved. */
export const describeSessionAgeContract = (harness: ContractHarness): void => {
  describe(`session age: ${harness.name}`, () => {
    const world = useWorld(harness);
    let person: Person;

    const later = async (span: ReturnType<typeof minutes>): Promise<void> => {
      const { advance } = world.current;
      if (!advance) throw new Error(`${harness.name} has no clock that can be moved`);
      await advance(span);
    };

    beforeEach(async () => {
      person = await world.person('Ada');
    });

    it('continues for the whole eight hours', async () => {
      await later(minutes(479));
      expect(await person.ports.users.getContact(person.user.uid)).not.toBeNull();
    });

    const memberOperations: readonly [name: string, run: (ports: Ports) => Promise<unknown>][] = [
      ['reading one’s contact', (ports) => ports.users.getContact(person.user.uid)],
      ['listing a robot', (ports) => ports.robots.create(newRobot(person))],
      ['listing one’s own robots', (ports) => ports.robots.listByOwner(person.user.uid)],
      ['reading messages', (ports) => ports.messages.listRecent(person.user.uid, { limit: 1 })],
      ['looking for a message', (ports) => ports.messages.get(messageId('any'))],
      [
        'uploading a picture',
        (ports) =>
          ports.images.uploadAvatar(person.user.uid, {
            bytes: new Uint8Array([1]),
            contentType: 'image/jpeg',
          }),
      ],
      ['changing the display name', (ports) => ports.auth.setDisplayName('Ada')],
    ];

    it('is over after eight hours for everything that members do', async () => {
      await later(EIGHT_HOURS);
      await inOneWorld(memberOperations, (run) => expectPortError(run(person.ports), 'not-signed-in'));
    });

    it('still reads public data when it is over', async () => {
      await later(EIGHT_HOURS);
      expect(await person.ports.users.get(person.user.uid)).not.toBeNull();
    });

    it('starts again with a new sign-in', async () => {
      await later(EIGHT_HOURS);
      await person.ports.auth.signIn(person.user.email, PASSWORD);
      expect(await person.ports.users.getContact(person.user.uid)).not.toBeNull();
    });

    it('is recent for five minutes: deletion can begin after four', async () => {
      await later(minutes(4));
      await expect(person.ports.users.beginDeletion(person.user.uid)).resolves.toBeUndefined();
    });

    it('is not recent after six minutes: deletion requires the password again', async () => {
      await later(minutes(6));
      await expectPortError(person.ports.users.beginDeletion(person.user.uid), 'recent-sign-in-required');
      await expectPortError(person.ports.auth.deleteAccount(), 'recent-sign-in-required');
    });

    it('is not recent after six minutes: a change of the login requires the password again (D642)', async () => {
      await later(minutes(6));
      const { auth } = person.ports;
      await expectPortError(auth.setPassword('another horse'), 'recent-sign-in-required');
      await expectPortError(auth.setEmail('new@example.com'), 'recent-sign-in-required');
    });

    it('is recent again after reauthentication', async () => {
      await later(minutes(6));
      await person.ports.auth.reauthenticate({ kind: 'password', password: PASSWORD });
      await person.ports.users.beginDeletion(person.user.uid);
      await person.ports.auth.deleteAccount();
      await expectPortError(person.ports.auth.proofKind(), 'not-signed-in');
    });
  });
};
