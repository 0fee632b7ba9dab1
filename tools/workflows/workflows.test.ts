import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { WORKSPACE } from '../workspace/files.ts';

const FOLDER = join(WORKSPACE, '.github/workflows');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly steps: readonly Step[];
}

const workflows = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  // GitHub's documented format; a workflow with another format fails the tests below.
  const { jobs } = parse(text) as { readonly jobs: Readonly<Record<string, Job>> };
  return { name, text, jobs };
});

const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${workflow.name} › ${name}`, job })),
);

const stepsOf = (work: (step: Step) => string | undefined): readonly string[] =>
  jobs.flatMap(({ job }) => job.steps.flatMap((step) => work(step) ?? []));

/** A tag of another repository can be moved to other code; a commit cannot. */
const PINNED_ACTION = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** Programs that are downloaded by name, each with its version. */
const DOWNLOADED = /(?:npx (?:--\S+ )*|npm install (?:--\S+ )*)(\S+)/g;
const PINNED_PACKAGE = /^[\w@/.-]+@\d+\.\d+\.\d+$/;
/** Commands that download or run a pull request's own code. */
const PROJECT_CODE = /\bpnpm\b|\.ci\/run|npm (?:ci|run)\b/;

const holdsSecret = (job: Job): boolean => JSON.stringify(job).includes('secrets.');

const isBaseCheckout = ({ uses = '', with: options = {} }: Step): boolean =>
  !uses.startsWith('actions/checkout@') || options['ref'] === '${{ github.event.pull_request.base.sha }}';

describe('the workflows', () => {
  test('use every action at a fixed commit, with its version beside it', () => {
    const used = stepsOf(({ uses }) => uses);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((action) => !PINNED_ACTION.test(action))).toEqual([]);
    const lines = workflows.flatMap(({ text }) => text.split('\n').filter((line) => line.includes('uses:')));
    expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('download every program at an exact version', () => {
    const downloaded = stepsOf(({ run }) => run).flatMap((run) =>
      [...run.matchAll(DOWNLOADED)].map(([, program = '']) => program),
    );
    expect(downloaded.length).toBeGreaterThan(1);
    expect(downloaded.filter((program) => !PINNED_PACKAGE.test(program))).toEqual([]);
    const clouds = jobs.flatMap(({ job }) =>
      job.steps.filter(({ uses = '' }) => uses.startsWith('google-github-actions/setup-gcloud@')),
    );
    for (const cloud of clouds) expect(cloud.with?.['version']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('keep every secret out of the jobs that run code of a pull request', () => {
    const secret = jobs.filter(({ job }) => holdsSecret(job));
    expect(secret.map(({ name }) => name)).toEqual(['preview.yml › deploy']);
    for (const { job } of secret) {
      expect(job.steps.filter(({ run = '' }) => PROJECT_CODE.test(run))).toEqual([]);
      expect(job.steps.filter((step) => !isBaseCheckout(step))).toEqual([]);
    }
  });

  test('install nothing in the step that has a secret', () => {
    const secret = jobs.flatMap(({ job }) =>
      job.steps.filter((step) => JSON.stringify(step).includes('secrets.')),
    );
    expect(secret).toHaveLength(1);
    for (const { run = '' } of secret) expect([...run.matchAll(DOWNLOADED)]).toEqual([]);
  });
});
