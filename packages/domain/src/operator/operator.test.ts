import { describe, expect, test } from 'vitest';
import { messageId, robotId, userId } from '../ids.ts';
import { err, ok } from '../result.ts';
import { epochMs } from '../units.ts';
import { queueEntries, type FiledReport } from './case.ts';
import { APPEAL_MAX, parseAppeal, type Decision } from './decision.ts';

const ROVER = { kind: 'listing', id: robotId('rover') } as const;
const NOTE = { kind: 'message', id: messageId('m1') } as const;

const report = (at: number, subject: FiledReport['subject'] = ROVER): FiledReport => ({
  id: `r${at}`,
  by: userId('ada'),
  subject,
  reason: 'spam',
  note: '',
  person: userId('omar'),
  copy: {},
  createdAt: epochMs(at),
  isClosed: false,
});
const appeal = (at: number): Decision => ({
  subject: ROVER,
  person: userId('omar'),
  title: 'Rover',
  at: epochMs(1),
  appeal: { text: 'Why?', at: epochMs(at) },
  answer: null,
  isOver: false,
});

describe('the queue (D791)', () => {
  test('has one line for each thing, the latest first, and an appeal with the reports of the same', () => {
    const reports = [report(9), report(5, NOTE), report(3)];
    const entries = queueEntries({ reports, appeals: [appeal(4)] });
    expect(
      entries.map(({ subject, reports: of, appeal: said, at }) => [subject, of.length, said !== null, at]),
    ).toEqual([
      [ROVER, 2, true, 9],
      [NOTE, 1, false, 5],
    ]);
  });

  test('is as late as its appeal, where that came last', () => {
    const entries = queueEntries({ reports: [report(3), report(5, NOTE)], appeals: [appeal(7)] });
    expect(entries.map(({ at }) => at)).toEqual([7, 5]);
  });

  test('is empty where nothing waits', () => {
    expect(queueEntries({ reports: [], appeals: [] })).toEqual([]);
  });
});

describe('an appeal (D794)', () => {
  test('has 1 to 500 visible characters, without its outer spaces and what turns text', () => {
    expect(APPEAL_MAX).toBe(500);
    expect(parseAppeal(' \u202eIt is real.\n')).toEqual(ok('It is real.'));
    for (const nothing of ['', ' \n', '\u200b', '\u202e']) expect(parseAppeal(nothing)).toEqual(err('blank'));
    expect(parseAppeal('🤖'.repeat(500))).toEqual(ok('🤖'.repeat(500)));
    expect(parseAppeal('x'.repeat(501))).toEqual(err('too-long'));
  });
});
