import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WORKSPACE } from './workspace/files.ts';

/**
 * In CI a property runs up to 100,000 times, possibly on a busy machine; only a test that hangs takes longer.
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
  exclude: ['**/node_modules/**', '**/fixtures/**'],
};

/** Every project is listed here; nested configurations are ignored. */
const inNode = (name: string, root: string, include = ['**/*.test.ts']) => ({
  test: { ...shared, name, root, include, environment: 'node' as const },
});

const inDom = (name: string, include: readonly string[]) => ({
  ...shared,
  name,
  root: join(WORKSPACE, 'apps/web'),
  include: [...include],
  environment: 'jsdom' as const,
});

/**
 * Tests on Firebase's emulators are included only if the environment names the emulators: `pnpm emulators --
 * COMMAND`.
 */
const onEmulators = (name: string, root: string) =>
  process.env['FIRESTORE_EMULATOR_HOST']
    ? [
        {
          test: {
            ...inNode(name, root, ['**/*.emulators.test.ts']).test,
            setupFiles: [join(WORKSPACE, 'tools/emulators/parse-protocol-once.ts')],
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
      inNode('domain', 'packages/domain'),
      inNode('port-contracts', 'packages/port-contracts'),
      inNode('adapter-in-memory', 'packages/adapter-in-memory'),
      inNode('sqlite-store', 'packages/sqlite-store'),
      inNode('text', 'packages/text'),
      inNode('adapter-firebase', 'packages/adapter-firebase', ['**/!(*.emulators).test.ts']),
      ...onEmulators('adapter-firebase-emulators', 'packages/adapter-firebase'),
      inNode('adapter-gazetteer', 'packages/adapter-gazetteer'),
      inNode('adapter-places', 'packages/adapter-places'),
      inNode('us-outlines', 'packages/us-outlines'),
      inNode('cli', 'apps/cli', ['**/!(*.emulators).test.ts']),
      ...onEmulators('cli-emulators', 'apps/cli'),
      inNode('functions', 'apps/functions', ['**/!(*.emulators).test.ts']),
      ...onEmulators('functions-emulators', 'apps/functions'),
      inNode('firebase', 'apps/firebase', ['**/!(*.emulators).test.ts']),
      ...onEmulators('firestore-rules', 'apps/firebase'),
      inNode('tools', 'tools', ['**/!(*.emulators).test.ts']),
      ...onEmulators('tools-emulators', 'tools'),
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
          ...inDom('web', ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']),
          setupFiles: [join(WORKSPACE, 'apps/web/testing/setup.ts')],
        },
      },
      {
        extends: WEB_BUILD,
        test: { ...inDom('web-alone', ['src/**/*.alone.test.ts']), isolate: true },
      },
    ],
  },
});
