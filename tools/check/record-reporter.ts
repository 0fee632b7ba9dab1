import { relative } from 'node:path';
import { WORKSPACE } from '../workspace/files.ts';
import { FINGERPRINTS, testRecord } from './passed-tests.ts';
import type { Fingerprints, TestRecord } from './test-record.ts';

/** The part of vitest's test module that is used here. */
interface EndedModule {
  readonly moduleId: string;
  readonly state: () => string;
  readonly diagnostic: () => { readonly duration: number };
  readonly children: {
    readonly allTests: () => Iterable<{ readonly result: () => { readonly state: string } }>;
  };
}

interface Written {
  readonly record: TestRecord;
  readonly fingerprints: Fingerprints;
}

/** A reporter of vitest that writes into the record which test files passed, each as soon as it has ended. */
// oxlint-disable-next-line import/no-default-export -- vitest takes the reporter that a file exports by default.
export default class RecordReporter {
  private readonly record: Written['record'];
  private readonly fingerprints: Written['fingerprints'];

  /** Vitest passes the options of its configuration, which are empty. */
  constructor({ record = testRecord(), fingerprints = FINGERPRINTS.read() }: Partial<Written> = {}) {
    this.record = record;
    this.fingerprints = fingerprints;
  }

  onTestModuleEnd(module: EndedModule): void {
    const hasPassed =
      module.state() === 'passed' &&
      [...module.children.allTests()].every((test) => test.result().state === 'passed');
    this.add(module, hasPassed);
  }

  /** An error outside of any test makes the run fail, and could be of any file. */
  onTestRunEnd(modules: readonly EndedModule[], errors: readonly unknown[]): void {
    if (errors.length > 0) for (const module of modules) this.add(module, false);
  }

  private add(module: EndedModule, hasPassed: boolean): void {
    const path = relative(WORKSPACE, module.moduleId);
    this.record.add(path, {
      passedWith: hasPassed ? (this.fingerprints[path] ?? null) : null,
      milliseconds: module.diagnostic().duration,
    });
  }
}
