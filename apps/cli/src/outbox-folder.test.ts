import { join } from 'node:path';
import { epochMs, messageId, PortError, userId, type OutboxMessage } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { preparedFolder } from '../testing/prepared-folder.ts';
import { openOutboxFolder } from './outbox-folder.ts';
import { openPrivateFolder } from './private-folder.ts';

const ME = userId('june');
const folder = preparedFolder();
const unsent = () => openPrivateFolder(join(folder(), 'unsent'));

const message = (id: string): OutboxMessage => ({
  receiverId: userId('kai'),
  receiverName: 'Kai',
  content: 'Is it free?',
  robotId: null,
  dates: null,
  id: messageId(id),
  createdAt: epochMs(1),
  state: { kind: 'pending' },
});

/** Two processes with one folder: the second one starts while the first one sends "first", which then arrives. */
const twoProcesses = () => {
  const [one, other] = [openOutboxFolder(unsent()), openOutboxFolder(unsent())];
  one.add(ME, message('first'));
  expect(other.read(ME).messages.map(({ id }) => id)).toEqual(['first']);
  return { other, arrive: () => one.markSent(ME, message('first')) };
};

it('a message that another process has sent does not come back with one’s own (D563)', () => {
  const { other, arrive } = twoProcesses();
  arrive();
  other.add(ME, message('second'));
  expect(unsent().names()).toEqual(['second']);
});

it('nor when it was tried here as well, without an answer (D563)', () => {
  const { other, arrive } = twoProcesses();
  arrive();
  const error = { kind: 'port', error: new PortError('unavailable') } as const;
  other.mark(ME, messageId('first'), { kind: 'failed', error });
  expect(unsent().names()).toEqual([]);
});

it('leaves alone what it does not change (D563)', () => {
  const { other } = twoProcesses();
  const before = unsent().read('first');
  other.add(ME, message('second'));
  expect(unsent().read('first')).toBe(before);
});
