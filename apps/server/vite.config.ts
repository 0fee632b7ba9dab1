import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Bundles the server into one folder with all that it needs but the build of the web app, which lies beside it. */
export default defineConfig({
  define: { __RELEASE__: JSON.stringify({ version, build: process.env['VITE_BUILD'] ?? 'unknown' }) },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: 'src/main.ts',
      output: { entryFileNames: 'server.mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
});
