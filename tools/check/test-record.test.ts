import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/files.ts';
import RecordReporter from './record-reporter.ts';
import { openTestRecord } from './test-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'roborrow-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

let records = 0;
const newFile = () => join(folder, 'deeper', `record-${(records += 1)}.tsv`);

const ended = (path: string, ...tests: readonly string[]) => ({
  moduleId: join(WORKSPACE, path),
  state: () => (tests.includes('failed') ? 'failed' : 'passed'),
  children: { allTests: () => tests.map((state) => ({ result: () => ({ state }) })) },
});

describe('the record of passed test files', () => {
  test('keeps the last end of each file, also for who opens it later', () => {
    const file = newFile();
    const record = openTestRecord(file);
    record.add('a.test.ts', 'one');
    record.add('b.test.ts', 'two');
    record.add('a.test.ts', null);
    record.add('b.test.ts', 'three');
    expect([...openTestRecord(file).passed()]).toEqual([['b.test.ts', 'three']]);
  });

  test('counts what was added, and keeps what counts when it is shortened', () => {
    const file = newFile();
    openTestRecord(file).add('a.test.ts', 'one');
    const record = openTestRecord(file);
    record.add('a.test.ts', 'two');
    record.add('b.test.ts', null);
    expect(record.added()).toBe(2);
    record.shorten();
    expect(record.added()).toBe(0);
    expect([...record.passed()]).toEqual([['a.test.ts', 'two']]);
  });

  test('is empty where there is none', () => {
    expect([...openTestRecord(newFile()).passed()]).toEqual([]);
  });
});

describe("vitest's reporter", () => {
  const reported = (work: (reporter: RecordReporter) => void) => {
    const record = openTestRecord(newFile());
    record.add('tools/known.test.ts', 'old');
    work(new RecordReporter({ record, fingerprints: { 'tools/known.test.ts': 'new' } }));
    return record.passed().get('tools/known.test.ts');
  };

  test('records a file that passed as soon as it has ended, with its fingerprint', () => {
    expect(reported((reporter) => reporter.onTestModuleEnd(ended('tools/known.test.ts', 'passed')))).toBe(
      'new',
    );
  });

  test.each([
    ['failed', ['passed', 'failed']],
    ['was skipped', ['passed', 'skipped']],
  ])('does not record a file of which a test %s', (_, tests) => {
    expect(
      reported((reporter) => reporter.onTestModuleEnd(ended('tools/known.test.ts', ...tests))),
    ).toBeUndefined();
  });

  test('takes back what it recorded if an error happened outside of the tests', () => {
    const module = ended('tools/known.test.ts', 'passed');
    expect(
      reported((reporter) => {
        reporter.onTestModuleEnd(module);
        reporter.onTestRunEnd([module], [new Error('unhandled')]);
      }),
    ).toBeUndefined();
    expect(
      reported((reporter) => {
        reporter.onTestModuleEnd(module);
        reporter.onTestRunEnd([module], []);
      }),
    ).toBe('new');
  });

  test('does not record a file without a fingerprint', () => {
    const record = openTestRecord(newFile());
    new RecordReporter({ record, fingerprints: {} }).onTestModuleEnd(ended('tools/new.test.ts', 'passed'));
    expect([...record.passed()]).toEqual([]);
  });
});
