import { defineConfig } from 'vite';

/**
 * Bundles the functions with everything they need, because Netlify's own bundler does not follow imports
 * into the TypeScript of other workspace packages. Shared code is in a folder, because every file beside the
 * functions would become a function.
 */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: [
        'geocode',
        'places-autocomplete',
        'notices',
        'send-notices',
        'settle-rentals',
        'unsubscribe',
        'operator',
      ].map((name) => `netlify/${name}.ts`),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
    },
  },
});
