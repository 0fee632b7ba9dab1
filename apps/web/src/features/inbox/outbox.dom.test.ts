import { epochMs, messageId, userId, type OutboxMessage } from '@roborrow/domain';
import { describe, expect, it, vi } from 'vitest';
import type * as Outbox from './outbox.ts';

const ada = userId('ada');
const bob = userId('bob');
const KEY = 'roborrow.unsent.ada';

const waiting: OutboxMessage = {
  id: messageId('m1'),
  receiverId: bob,
  receiverName: 'Bob',
  content: 'Is it free?',
  robotId: null,
  dates: null,
  createdAt: epochMs(1),
  state: { kind: 'pending' },
};

let pages = 0;

/** A new page: nothing in memory, only the tab's storage. A query makes it another module. */
const freshPage = async () =>
  (await import(/* @vite-ignore */ `./outbox.ts?page=${(pages += 1)}`)) as typeof Outbox;

describe('the outbox', () => {
  it('is restored after a reload', async () => {
    const page = await freshPage();
    page.outboxes.keepDraft(ada, bob, 'half a thought');
    expect((await freshPage()).outboxes.readDraft(ada, bob)).toBe('half a thought');
  });

  it('belongs to one user', async () => {
    const page = await freshPage();
    page.outboxes.keepDraft(ada, bob, 'half a thought');
    expect((await freshPage()).outboxes.readDraft(bob, bob)).toBe('');
  });

  it('counts as failed after a reload, because it is no longer being sent', async () => {
    const page = await freshPage();
    page.outboxes.add(ada, waiting);
    const failed = { ...waiting, state: { kind: 'failed', error: null } };
    expect((await freshPage()).outboxes.read(ada).messages).toEqual([failed]);
  });

  it('is deleted permanently by clearing it', async () => {
    const page = await freshPage();
    page.outboxes.keepDraft(ada, bob, 'half a thought');
    page.outboxes.forget(ada);
    expect(page.outboxes.readDraft(ada, bob)).toBe('');
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect((await freshPage()).outboxes.readDraft(ada, bob)).toBe('');
  });

  it.each(['no JSON', '{}', '{"drafts":{"bob":1},"outbox":[]}', 'null'])(
    'is empty when %j is stored',
    async (kept) => {
      sessionStorage.setItem(KEY, kept);
      expect((await freshPage()).outboxes.read(ada)).toEqual({ drafts: {}, messages: [] });
    },
  );

  it('lasts as long as the page if the browser stores nothing', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const page = await freshPage();
    page.outboxes.keepDraft(ada, bob, 'half a thought');
    expect(page.outboxes.readDraft(ada, bob)).toBe('half a thought');
    setItem.mockRestore();
  });
});
