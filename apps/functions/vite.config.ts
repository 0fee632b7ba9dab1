import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/**
 * Bundles the functions with everything they need, because Netlify's own bundler does not follow imports
 * into the TypeScript of other workspace packages. Shared code is in a folder, because every file beside the
 * functions would become a function.
 */
export default defineConfig({
  define: { __RELEASE__: JSON.stringify({ version, build: process.env['VITE_BUILD'] ?? 'unknown' }) },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: readdirSync(new URL('netlify', import.meta.url))
        .filter((file) => file !== 'all.ts') // a server of one's own bundles that
        .map((file) => `netlify/${file}`),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
    },
  },
});
