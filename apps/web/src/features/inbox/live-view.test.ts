import { epochMs, messageId, userId, type Message } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyLiveWindow, isBeyond, withEarlier, type LiveView } from './live-view.ts';

const LIMIT = 5;

const message = (n: number): Message => ({
  id: messageId(`m${String(n).padStart(5, '0')}`),
  content: `message ${n}`,
  senderId: userId('ada'),
  senderName: 'Ada',
  receiverId: userId('bob'),
  receiverName: 'Bob',
  isRead: false,
  createdAt: epochMs(1_700_000_000_000 + n * 1000),
  robotId: null,
  dates: null,
});

/** Messages numbered from `to` down to `from`. */
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => message(to - i));
const ids = (list: readonly Message[]) => list.map(({ id }) => id);

describe('the live view of a thread', () => {
  it('contains the whole thread when the window is not full', () => {
    expect(applyLiveWindow(undefined, messages(1, 3), LIMIT)).toEqual({
      messages: messages(1, 3),
      hasEarlier: false,
    });
  });

  it('keeps earlier messages that are connected to the window', () => {
    const view = { messages: messages(1, 9), hasEarlier: true };
    expect(applyLiveWindow(view, messages(6, 10), LIMIT)).toEqual({
      messages: messages(1, 10),
      hasEarlier: true,
    });
  });

  it('drops its older messages when more arrived than the window contains', () => {
    const view = { messages: messages(1, 9), hasEarlier: false };
    expect(applyLiveWindow(view, messages(15, 19), LIMIT)).toEqual({
      messages: messages(15, 19),
      hasEarlier: true,
    });
  });

  it('drops messages that were removed from the window', () => {
    const view = { messages: messages(1, 5), hasEarlier: false };
    expect(ids(applyLiveWindow(view, [message(5), message(3)], LIMIT).messages)).toEqual(
      ids([message(5), message(3)]),
    );
  });

  it('takes over the read marks of the window', () => {
    const view = { messages: messages(1, 5), hasEarlier: false };
    const read = messages(1, 5).map((one) => ({ ...one, isRead: true }));
    expect(applyLiveWindow(view, read, LIMIT).messages.every(({ isRead }) => isRead)).toBe(true);
  });

  it('ignores a page that was requested before the view changed', () => {
    const view = { messages: messages(15, 19), hasEarlier: true };
    expect(withEarlier(view, message(6), { messages: messages(1, 5), next: null })).toBe(view);
  });

  it('finds out by a request that a thread as long as the window has no earlier messages', () => {
    const first = applyLiveWindow(undefined, messages(1, 5), LIMIT);
    const asked = withEarlier(first, message(1), { messages: [], next: null });
    expect(asked.hasEarlier).toBe(false);
    expect(applyLiveWindow(asked, messages(1, 5), LIMIT).hasEarlier).toBe(false);
  });

  it('distinguishes messages older than its end', () => {
    const view = { messages: messages(5, 9), hasEarlier: true };
    expect([4, 5, 7, 12].map((n) => isBeyond(view, message(n)))).toEqual([true, false, false, false]);
    expect(isBeyond({ ...view, hasEarlier: false }, message(4))).toBe(false);
  });

  const step = fc.oneof(
    fc.record({ kind: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(LIMIT - 1) }),
    fc.constant({ kind: 'earlier' as const }),
  );

  it('has no gaps and contains the newest part of the thread, after any changes', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.array(step, { maxLength: 20, size: 'max' }), (length, steps) => {
        // The expected result is the thread itself; the view must be its newest part.
        let thread: readonly Message[] = messages(1, length);
        let count = length;
        let view: LiveView = applyLiveWindow(undefined, thread.slice(0, LIMIT), LIMIT);
        for (const one of steps) {
          if (one.kind === 'earlier') {
            const oldest = view.messages.at(-1);
            if (!oldest) continue;
            const older = thread.filter(({ createdAt }) => createdAt < oldest.createdAt);
            const last = older.slice(0, LIMIT).at(-1);
            const next = older.length > LIMIT && last ? last : null;
            view = withEarlier(view, oldest, { messages: older.slice(0, LIMIT), next });
          } else {
            if (one.kind === 'arrive') {
              thread = [...messages(count + 1, count + one.count), ...thread];
              count += one.count;
            } else {
              thread = thread.filter((_, index) => index !== one.at);
            }
            view = applyLiveWindow(view, thread.slice(0, LIMIT), LIMIT);
          }
          expect(ids(view.messages)).toEqual(ids(thread.slice(0, view.messages.length)));
          if (!view.hasEarlier) expect(view.messages).toHaveLength(thread.length);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});
