import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WORKSPACE } from './workspace/files.ts';

/**
 * In CI a property runs up to 100,000 times, possibly on a busy machine; only a test that hangs takes longer.
 */
const testTimeout = 120_000;

/**
 * Every project is listed here; nested configurations are ignored. Tests without a DOM need no isolation:
 * sharing a worker's modules makes them several times faster.
 */
const inNode = (name: string, root: string, include = ['**/*.test.ts']) => ({
  test: {
    name,
    root,
    include,
    environment: 'node' as const,
    isolate: false,
    testTimeout,
    hookTimeout: testTimeout,
  },
});

/**
 * Tests on Firebase's emulators are included only if the environment names the emulators: `pnpm emulators --
 * COMMAND`.
 */
const onEmulators = (name: string, root: string) =>
  process.env['FIRESTORE_EMULATOR_HOST'] ? [inNode(name, root, ['**/*.emulators.test.ts'])] : [];

export default defineConfig({
  root: WORKSPACE,
  test: {
    // By default vitest leaves one processor idle, which would be half of two.
    maxWorkers: '100%',
    projects: [
      inNode('domain', 'packages/domain'),
      inNode('port-contracts', 'packages/port-contracts'),
      inNode('adapter-in-memory', 'packages/adapter-in-memory'),
      inNode('adapter-firebase', 'packages/adapter-firebase', ['**/!(*.emulators).test.ts']),
      ...onEmulators('adapter-firebase-emulators', 'packages/adapter-firebase'),
      inNode('adapter-gazetteer', 'packages/adapter-gazetteer'),
      inNode('adapter-places', 'packages/adapter-places'),
      inNode('functions', 'apps/functions'),
      inNode('firebase', 'apps/firebase', ['**/!(*.emulators).test.ts']),
      ...onEmulators('firestore-rules', 'apps/firebase'),
      inNode('tools', 'tools', ['**/!(*.emulators).test.ts']),
      ...onEmulators('tools-emulators', 'tools'),
      // What needs no DOM need not wait for one, nor for a process of its own for each file.
      {
        extends: join(WORKSPACE, 'apps/web/vite.config.ts'),
        ...inNode('web-logic', join(WORKSPACE, 'apps/web'), ['**/!(*.dom).test.ts']),
      },
      {
        extends: join(WORKSPACE, 'apps/web/vite.config.ts'),
        test: {
          name: 'web',
          root: join(WORKSPACE, 'apps/web'),
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          environment: 'jsdom',
          setupFiles: [join(WORKSPACE, 'apps/web/testing/setup.ts')],
        },
      },
    ],
  },
});
