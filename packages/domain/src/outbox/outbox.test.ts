import { expect, it } from 'vitest';
import { bobProfile, ada } from '../../testing/examples.ts';
import { messageId, robotId, userId } from '../ids.ts';
import { PortError } from '../ports/port-error.ts';
import { epochMs } from '../units.ts';
import { createOutbox } from './create-outbox.ts';
import { isWaiting, keptOutbox, readKeptOutbox, type OutboxMessage } from './outbox.ts';

const message = (id: string, state: OutboxMessage['state']): OutboxMessage => ({
  id: messageId(id),
  receiverId: bobProfile.id,
  receiverName: 'Bob Dylan',
  content: 'Is it free?',
  robotId: robotId('robot1'),
  dates: { kind: 'accepted', request: messageId('request1') },
  createdAt: epochMs(7),
  state,
});
const unavailable = { kind: 'port', error: new PortError('unavailable') } as const;

/** A storage that a program finds again. */
const storage = () => {
  const files = new Map<string, string>();
  return {
    load: (me: string): unknown => JSON.parse(files.get(me) ?? 'null'),
    keep: (me: string, outbox: unknown) =>
      outbox === null ? void files.delete(me) : void files.set(me, JSON.stringify(outbox)),
    files,
  };
};

it('after a restart what was not sent has failed, and waits if no answer came (D27, D486)', () => {
  const disk = storage();
  const before = createOutbox(disk);
  before.add(ada.uid, message('m1', { kind: 'pending' }));
  before.add(ada.uid, message('m2', { kind: 'failed', error: unavailable }));
  before.add(ada.uid, message('m3', { kind: 'sent' }));
  const { messages } = createOutbox(disk).read(ada.uid);
  expect(messages).toEqual([
    message('m1', { kind: 'failed', error: null }),
    message('m2', { kind: 'failed', error: unavailable }),
  ]);
  expect(messages.map(isWaiting)).toEqual([false, true]);
});

it('belongs to one user, and is gone when it is forgotten', () => {
  const disk = storage();
  const outbox = createOutbox(disk);
  outbox.keepDraft(ada.uid, bobProfile.id, 'half a thought');
  expect(outbox.readDraft(userId('eve'), bobProfile.id)).toBe('');
  outbox.forget(ada.uid);
  expect(outbox.readDraft(ada.uid, bobProfile.id)).toBe('');
  expect(disk.files.size).toBe(0);
});

it('keeps a draft for each counterpart until it is empty', () => {
  const outbox = createOutbox(storage());
  outbox.keepDraft(ada.uid, bobProfile.id, 'half');
  outbox.keepDraft(ada.uid, userId('eve'), 'other');
  outbox.keepDraft(ada.uid, bobProfile.id, '');
  expect(outbox.read(ada.uid).drafts).toEqual({ eve: 'other' });
});

it('tells of each change, and is the same object without one', () => {
  const outbox = createOutbox(storage());
  const seen: number[] = [];
  const stop = outbox.subscribe(() => seen.push(outbox.read(ada.uid).messages.length));
  outbox.add(ada.uid, message('m1', { kind: 'pending' }));
  expect(outbox.read(ada.uid)).toBe(outbox.read(ada.uid));
  outbox.remove(ada.uid, new Set([messageId('m1')]));
  stop();
  outbox.add(ada.uid, message('m2', { kind: 'pending' }));
  expect(seen).toEqual([1, 0]);
});

it('a sent message has the backend’s time', () => {
  const outbox = createOutbox(storage());
  outbox.add(ada.uid, message('m1', { kind: 'pending' }));
  const { id, dates } = message('m1', { kind: 'pending' });
  outbox.markSent(ada.uid, { id, dates, createdAt: epochMs(9) });
  expect(outbox.read(ada.uid).messages).toEqual([
    { ...message('m1', { kind: 'sent' }), createdAt: epochMs(9) },
  ]);
});

it.each([
  [null],
  ['text'],
  [{ drafts: null, outbox: 'none' }],
  [{ drafts: { bob: 1 }, outbox: [] }],
  [{ drafts: {}, outbox: [null, 7, {}, { ...message('m1', { kind: 'sent' }), createdAt: 'now' }] }],
])('reads nothing from %j', (kept) => {
  expect(readKeptOutbox(kept)).toEqual({ drafts: {}, messages: [] });
});

it('leaves out only what cannot be read', () => {
  const whole = keptOutbox({ drafts: { bob: 'x' }, messages: [message('m1', { kind: 'pending' })] });
  const { drafts, messages } = readKeptOutbox({ drafts: whole.drafts, outbox: [{}, ...whole.outbox] });
  expect([drafts, messages.map(({ id }) => id)]).toEqual([{ bob: 'x' }, ['m1']]);
});
