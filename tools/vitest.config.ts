import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WORKSPACE } from './workspace/files.ts';

/**
 * In CI a property runs up to 10,000 times, possibly on a busy machine; only a test that hangs takes longer.
 */
const testTimeout = 120_000;

/**
 * Files share a worker's modules, and the DOM where there is one: loading both anew takes as long as most files' tests.
 * So a file replaces no module and leaves no global (apps/web/testing/setup.ts). One that must is `x.alone.test.ts`.
 */
const shared = {
  isolate: false,
  testTimeout,
  hookTimeout: testTimeout,
  // On a busy machine the default, one second, would be a limit of the machine's speed.
  expect: { poll: { timeout: 30_000, interval: 10 } },
  exclude: ['**/node_modules/**', '**/fixtures/**'],
};

/** Every project is listed here; nested configurations are ignored. */
const inNode = (name: string, root: string, include: readonly string[]) => ({
  test: { ...shared, name, root, include: [...include], environment: 'node' as const },
});

const inDom = (name: string, include: readonly string[]) => ({
  ...shared,
  name,
  root: join(WORKSPACE, 'apps/web'),
  include: [...include],
  environment: 'jsdom' as const,
});

const STORAGE_RULES = '{packages,apps,tools}/**/storage-rules.emulators.test.ts';

/**
 * Tests on Firebase's emulators are included only if the environment names the emulators: `pnpm emulators --
 * COMMAND`.
 */
const onEmulators = process.env['FIRESTORE_EMULATOR_HOST']
  ? [
      {
        test: {
          ...inNode('emulators', '.', ['{packages,apps,tools}/**/*.emulators.test.ts']).test,
          exclude: [...shared.exclude, STORAGE_RULES],
          setupFiles: [join(WORKSPACE, 'tools/emulators/parse-protocol-once.ts')],
        },
      },
      // The Storage emulator has the same rules for every project, so what replaces them runs after all that relies on them, and one file at a time.
      {
        test: {
          ...inNode('emulators-storage-rules', '.', [STORAGE_RULES]).test,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ]
  : [];

const WEB_BUILD = join(WORKSPACE, 'apps/web/vite.config.ts');

export default defineConfig({
  root: WORKSPACE,
  test: {
    // By default vitest leaves one processor idle, which would be half of two.
    maxWorkers: '100%',
    projects: [
      // One project, because the files of a project share what they import.
      {
        test: {
          ...inNode('node', '.', ['{packages,apps,tools}/**/*.test.ts']).test,
          exclude: [...shared.exclude, 'apps/web/**', '**/*.{emulators,alone}.test.ts'],
        },
      },
      {
        test: {
          ...inNode('node-alone', '.', ['{packages,apps,tools}/**/*.alone.test.ts']).test,
          exclude: [...shared.exclude, 'apps/web/**'],
          isolate: true,
        },
      },
      ...onEmulators,
      // What needs no DOM need not wait for one, and renders with React as it is in production.
      {
        extends: WEB_BUILD,
        oxc: { jsx: { development: false } },
        test: {
          ...inNode('web-logic', join(WORKSPACE, 'apps/web'), ['**/!(*.dom|*.alone).test.ts']).test,
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: WEB_BUILD,
        test: {
          ...inDom('web', ['src/**/*.test.tsx', '{src,testing}/**/*.dom.test.ts']),
          setupFiles: [join(WORKSPACE, 'apps/web/testing/setup.ts')],
        },
      },
      {
        extends: WEB_BUILD,
        test: { ...inDom('web-alone', ['src/**/*.alone.test.ts']), isolate: true },
      },
      // The screens in a made-up language (D846).
      {
        extends: WEB_BUILD,
        resolve: { conditions: ['pseudo'] },
        test: {
          ...inDom('web-pseudo', ['testing/pseudo/*.test.tsx']),
          setupFiles: [join(WORKSPACE, 'apps/web/testing/setup.ts')],
        },
      },
    ],
  },
});
