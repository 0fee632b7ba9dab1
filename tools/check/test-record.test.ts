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
  diagnostic: () => ({ duration: 12.4 }),
  state: () => (tests.includes('failed') ? 'failed' : 'passed'),
  children: { allTests: () => tests.map((state) => ({ result: () => ({ state }) })) },
});

describe('the record of passed test files', () => {
  test('keeps the last end of each file, also for who opens it later', () => {
    const file = newFile();
    const record = openTestRecord(file);
    record.add('a.test.ts', { passedWith: 'one', milliseconds: 1 });
    record.add('b.test.ts', { passedWith: 'two', milliseconds: 1 });
    record.add('a.test.ts', { passedWith: null, milliseconds: 1 });
    record.add('b.test.ts', { passedWith: 'three', milliseconds: 1 });
    expect([...openTestRecord(file).passed()]).toEqual([['b.test.ts', 'three']]);
  });

  test('counts what was added, and keeps what counts when it is shortened', () => {
    const file = newFile();
    openTestRecord(file).add('a.test.ts', { passedWith: 'one', milliseconds: 1 });
    const record = openTestRecord(file);
    record.add('a.test.ts', { passedWith: 'two', milliseconds: 1 });
    record.add('b.test.ts', { passedWith: null, milliseconds: 1 });
    expect(record.added()).toBe(2);
    record.shorten();
    expect(record.added()).toBe(0);
    expect([...record.passed()]).toEqual([['a.test.ts', 'two']]);
  });

  test('keeps how long a file took, also when it failed', () => {
    const record = openTestRecord(newFile());
    record.add('a.test.ts', { passedWith: 'one', milliseconds: 7 });
    record.add('b.test.ts', { passedWith: null, milliseconds: 1234.5 });
    record.shorten();
    expect([...record.durations()]).toEqual([
      ['a.test.ts', 7],
      ['b.test.ts', 1235],
    ]);
  });

  test('is empty where there is none', () => {
    expect([...openTestRecord(newFile()).passed()]).toEqual([]);
  });
});

describe("vitest's reporter", () => {
  const reported = (work: (reporter: RecordReporter) => void) => {
    const record = openTestRecord(newFile());
    record.add('tools/known.test.ts', { passedWith: 'old', milliseconds: 1 });
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
