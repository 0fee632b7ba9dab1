import { describe, expect, it } from 'vitest';
import { beginInUtc, parseDay } from '../dates/calendar-day.ts';
import { epochMs } from '../units.ts';
import type { RequestState } from '../dates/date-requests.ts';
import {
  parseAnswer,
  REVIEW_ANSWER_MAX,
  REVIEW_REMARK_MAX,
  REVIEW_TEXT,
  validateReview,
} from './review-rules.ts';
import { isReviewable, REVIEW_SPAN, reviewWindow } from './review-window.ts';

const DAY = 86_400_000;
const day = (text: string) => parseDay(text) ?? expect.unreachable();
const LAST = beginInUtc(day('2026-12-05'));

describe('When a review is written (D701)', () => {
  const rented = (state: RequestState, returned: number | null = null) => ({
    state,
    range: { first: day('2026-12-01'), last: day('2026-12-05') },
    returnedAt: returned === null ? null : epochMs(returned),
  });

  it.each<[RequestState, number | null, number | null]>([
    ['returned', LAST - DAY, LAST - DAY],
    ['returned', LAST + 9 * DAY, LAST + 3.5 * DAY],
    ['handed-over', null, LAST + 3.5 * DAY],
    ['accepted', null, LAST + 3.5 * DAY],
    ['asked', null, null],
    ['declined', null, null],
    ['withdrawn', null, null],
    ['cancelled', null, null],
    ['not-happened', null, null],
  ])('%s, returned at %s: from %s on, for 14 days', (state, returned, from) => {
    const request = rented(state, returned);
    expect(reviewWindow(request)).toEqual(from === null ? null : { from, until: from + 14 * DAY });
    if (from === null) return expect(isReviewable(request, epochMs(LAST + 4 * DAY))).toBe(false);
    const times = [from - 1, from, from + REVIEW_SPAN - 1, from + REVIEW_SPAN].map(epochMs);
    expect(times.map((now) => isReviewable(request, now))).toEqual([false, true, true, false]);
  });
});

describe('What a review holds (D700)', () => {
  const form = { stars: 4, text: 'It worked well.', remark: '' } as const;

  it.each<[string, Partial<Parameters<typeof validateReview>[0]>, object[]]>([
    ['no stars', { stars: null }, [{ field: 'stars', tag: 'required' }]],
    ['nine characters', { text: ' 123456789 ' }, [{ field: 'text', tag: 'too-short' }]],
    ['nothing to see', { text: '\u200b'.repeat(30) }, [{ field: 'text', tag: 'too-short' }]],
    ['too many', { text: 'x'.repeat(REVIEW_TEXT.max + 1) }, [{ field: 'text', tag: 'too-long' }]],
    ['a long remark', { remark: 'x'.repeat(REVIEW_REMARK_MAX + 1) }, [{ field: 'remark', tag: 'too-long' }]],
  ])('with %s is refused', (_, changes, issues) => {
    expect(validateReview({ ...form, ...changes })).toEqual({ ok: false, error: issues });
  });

  it('is trimmed, without characters that turn the text beside it', () => {
    expect(validateReview({ ...form, text: '  It \u202eworked well. ', remark: ' so \u0007 ' })).toEqual({
      ok: true,
      value: { stars: 4, text: 'It worked well.', remark: 'so' },
    });
    expect(validateReview({ ...form, text: '🤖'.repeat(REVIEW_TEXT.max) }).ok).toBe(true);
  });

  it('is answered with a text of at most 500 characters (D703)', () => {
    expect(parseAnswer(' Thanks. ')).toEqual({ ok: true, value: 'Thanks.' });
    expect(parseAnswer('\u200b')).toEqual({ ok: false, error: 'blank' });
    expect(parseAnswer('🤖'.repeat(REVIEW_ANSWER_MAX)).ok).toBe(true);
    expect(parseAnswer('x'.repeat(REVIEW_ANSWER_MAX + 1))).toEqual({ ok: false, error: 'too-long' });
  });
});
