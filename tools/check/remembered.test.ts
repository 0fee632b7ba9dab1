import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { remembering } from './remembered.ts';
import type { Verdict } from './step.ts';
import { openTestRecord } from './test-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'roborrow-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PASSED: Verdict = { summary: '3 tests', problems: [], tests: { passed: 3, failures: [] } };

let records = 0;

/** A step with these verdicts, one after the other. */
function stepWith(...verdicts: readonly (Verdict | Error)[]) {
  const file = join(folder, `${(records += 1)}.tsv`);
  const ran: Verdict[] = [];
  const at = { files: 'as they are' };
  const run = () =>
    remembering(
      {
        name: 'browser',
        cores: 1,
        repair: 'Mend it.',
        fingerprint: () => at.files,
        run: async () => {
          const next = verdicts[ran.length] ?? PASSED;
          ran.push(PASSED);
          if (next instanceof Error) throw next;
          return next;
        },
      },
      openTestRecord(file),
    ).run();
  return { at, run, times: () => ran.length };
}

describe('a step that is remembered', () => {
  test('does not run again while nothing has changed since it passed', async () => {
    const { at, run, times } = stepWith();
    expect(await run()).toEqual(PASSED);
    expect((await run()).summary).toContain('nothing changed');
    expect(times()).toBe(1);
    at.files = 'changed';
    expect(await run()).toEqual(PASSED);
    expect(times()).toBe(2);
  });

  test.each<[string, Verdict | Error]>([
    ['a problem', { summary: '', problems: ['no test ran'] }],
    ['a failed test', { ...PASSED, tests: { passed: 2, failures: ['this one'] } }],
    ['something left out', { ...PASSED, leftOut: true }],
    ['an error', new Error('broke off')],
  ])('runs again after %s', async (_, verdict) => {
    const first = stepWith(verdict);
    await first.run().catch(() => undefined);
    await first.run();
    expect(first.times()).toBe(2);
    // Nor does the pass before it count any more.
    const { at, run, times } = stepWith(PASSED, verdict);
    await run();
    at.files = 'changed';
    await run().catch(() => undefined);
    at.files = 'as they are';
    await run();
    expect(times()).toBe(3);
  });
});
