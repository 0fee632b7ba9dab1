import { defineConfig } from 'vitest/config';

/** Every project is named here: nested configurations are ignored. */
const inNode = (name: string, root: string) => ({
  test: { name, root, include: ['**/*.test.ts'], environment: 'node' as const },
});

export default defineConfig({
  test: {
    projects: [
      inNode('domain', 'packages/domain'),
      inNode('port-contracts', 'packages/port-contracts'),
      inNode('adapter-in-memory', 'packages/adapter-in-memory'),
      inNode('gazetteer', 'packages/gazetteer'),
      inNode('tools', 'tools'),
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['testing/setup.ts'],
        },
      },
    ],
  },
});
