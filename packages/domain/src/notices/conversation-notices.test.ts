import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageId } from '../ids.ts';
import { epochMs } from '../units.ts';
import {
  hearOfMessage,
  NO_NOTICES,
  noticeFailed,
  noticePause,
  noticeSettled,
  planNotice,
  type ConversationNotices,
} from './conversation-notices.ts';

const at = (minute: number) => epochMs(minute * 60_000);
const sent = (id: string, minute: number) => ({ id: messageId(id), createdAt: at(minute) });
const DAY = 24 * 60;

const hear = (minute: number, ...messages: readonly ReturnType<typeof sent>[]) =>
  messages.reduce((state, message) => hearOfMessage(state, message, at(minute)), NO_NOTICES);

/** A first message at minute 0 whose notice is handed over at minute 10. */
const FIRST = sent('first', 0);
const handedOver = () => planNotice(hear(0, FIRST), [FIRST], at(10)).state;

describe('a notice', () => {
  it('is due ten minutes after the first message, and is about all that came until then (D432)', () => {
    const [second, third] = [sent('second', 4), sent('third', 9)];
    const state = hear(9, FIRST, second, third);
    expect(state.dueAt).toBe(at(10));
    expect(planNotice(state, [third, FIRST, second], at(10)).messages).toEqual([FIRST, second, third]);
  });

  it('waits until ten minutes have passed', () => {
    const plan = planNotice(hear(0, FIRST), [FIRST], epochMs(at(10) - 1));
    expect(plan).toEqual({ state: hear(0, FIRST), messages: [], inDoubt: [] });
  });

  it('is not sent when everything was read, and waits for the oldest unread message otherwise (D435)', () => {
    const second = sent('second', 4);
    const state = hear(4, FIRST, second);
    expect(planNotice(state, [], at(10))).toEqual({ state: NO_NOTICES, messages: [], inDoubt: [] });
    expect(planNotice(state, [second], at(10))).toMatchObject({ state: { dueAt: at(14) }, messages: [] });
  });

  it('is sent for a message that nobody told of, together with one that was told', () => {
    const untold = sent('untold', 1);
    expect(planNotice(hear(0, FIRST), [untold, FIRST], at(10)).messages).toEqual([FIRST, untold]);
  });

  it('is never sent for a message that is a day old (D434)', () => {
    expect(hear(DAY, FIRST)).toBe(NO_NOTICES);
    expect(planNotice(hear(0, FIRST), [FIRST], at(DAY)).messages).toEqual([]);
  });
});

describe('a hand-over', () => {
  it('that succeeded is not repeated, though the message stays unread (D433)', () => {
    const state = noticeSettled(handedOver(), at(10));
    expect(state.dueAt).toBeNull();
    expect(hearOfMessage(state, FIRST, at(11))).toBe(state);
    expect(planNotice(state, [FIRST], at(30)).messages).toEqual([]);
  });

  it('that was interrupted is reported as in doubt, and never repeated (D433)', () => {
    const interrupted = handedOver();
    expect(planNotice(interrupted, [FIRST], at(12))).toEqual({
      state: interrupted,
      messages: [],
      inDoubt: [],
    });
    expect(planNotice(interrupted, [FIRST], at(25))).toMatchObject({
      state: { dueAt: null, handOver: null },
      messages: [],
      inDoubt: [FIRST.id],
    });
  });

  it('does not make the conversation forget a message that it heard of meanwhile', () => {
    const later = sent('later', 11);
    const state = noticeSettled(hearOfMessage(handedOver(), later, at(11)), at(10));
    expect(state.dueAt).toBe(at(21));
    expect(planNotice(state, [FIRST, later], at(21)).messages).toEqual([later]);
  });

  it('that failed is tried again after growing pauses, with what came meanwhile (D434)', () => {
    const later = sent('later', 11);
    const { state, givenUp } = noticeFailed(handedOver(), at(10), at(11));
    expect(givenUp).toEqual([]);
    expect(hearOfMessage(state, later, at(11))).toBe(state);
    expect(planNotice(state, [FIRST, later], epochMs(at(12) - 1)).messages).toEqual([]);
    const plan = planNotice(state, [FIRST, later], at(12));
    expect(plan.messages).toEqual([FIRST, later]);
    expect(noticeFailed(plan.state, at(12), at(13)).state.dueAt).toBe(at(15));
  });

  it('is given up when the next try would come after a day (D434)', () => {
    const late = planNotice({ ...hear(0, FIRST), failures: 9, dueAt: at(DAY - 30) }, [FIRST], at(DAY - 30));
    const { state, givenUp } = noticeFailed(late.state, at(DAY - 30), at(DAY - 30));
    expect(givenUp).toEqual([FIRST.id]);
    expect(planNotice(state, [FIRST], at(DAY - 1)).messages).toEqual([]);
  });

  it.each([noticeSettled, (state: ConversationNotices) => noticeFailed(state, at(9), at(10)).state])(
    'is not settled by the outcome of another one',
    (settle) => {
      const state = handedOver();
      expect(settle(state, at(9))).toBe(state);
    },
  );
});

describe('the pauses after failures', () => {
  it('grow from a minute to two hours', () => {
    expect([1, 2, 3, 7, 8, 99].map((failures) => noticePause(failures) / 60_000)).toEqual([
      1, 2, 4, 64, 120, 120,
    ]);
  });
});

type Step =
  | { readonly do: 'send' | 'read' | 'run' | 'look' }
  | { readonly do: 'tell'; readonly which: number }
  | { readonly do: 'finish'; readonly how: 'taken' | 'failed'; readonly which: 0 | -1 };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('send' as const, 'read' as const, 'run' as const, 'look' as const) }),
  fc.record({ do: fc.constant('tell' as const), which: fc.nat(5) }),
  fc.record({
    do: fc.constant('finish' as const),
    how: fc.constantFrom('taken' as const, 'failed' as const),
    // The first hand-over without an outcome, or the last one.
    which: fc.constantFrom(0 as const, -1 as const),
  }),
);

it('announces no message twice, whatever happens in whatever order (D433)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(step, fc.integer({ min: 0, max: 20 })), { maxLength: 60, size: 'max' }),
      (steps) => {
        let now = 0;
        let state = NO_NOTICES;
        let readUpTo = -1;
        const messages: ReturnType<typeof sent>[] = [];
        const announced: string[] = [];
        const open: { readonly minute: number; readonly ids: readonly string[] }[] = [];
        for (const [one, minutes] of steps) {
          now += minutes;
          const unread = messages.filter((_, index) => index > readUpTo);
          const message = one.do === 'tell' ? messages.at(-1 - one.which) : messages.at(-1);
          if (one.do === 'send') messages.push(sent(`m${messages.length}`, now));
          if (one.do === 'read') readUpTo = messages.length - 1;
          if ((one.do === 'tell' || one.do === 'look') && message)
            state = hearOfMessage(state, message, at(now));
          if (one.do === 'run') {
            const plan = planNotice(state, unread, at(now));
            expect(plan.messages.every((planned) => unread.includes(planned))).toBe(true);
            ({ state } = plan);
            if (plan.messages.length > 0) {
              const ids = plan.messages.map(({ id }) => id);
              open.push({ minute: now, ids });
              announced.push(...ids);
            }
          }
          // Without this step the process has crashed: the provider may have the notice, so it counts as taken.
          const [over] = one.do === 'finish' ? open.splice(one.which, 1) : [];
          if (one.do === 'finish' && over) {
            const isOpen = state.handOver?.at === at(over.minute);
            state =
              one.how === 'taken'
                ? noticeSettled(state, at(over.minute))
                : noticeFailed(state, at(over.minute), at(now)).state;
            if (one.how === 'failed' && isOpen)
              over.ids.forEach((id) => announced.splice(announced.indexOf(id), 1));
          }
        }
        expect(new Set(announced).size).toBe(announced.length);
      },
    ),
    { numRuns: runs(1000) },
  );
});
