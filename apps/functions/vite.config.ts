import { defineConfig } from 'vite';

/**
 * Bundles both functions with all that they need: Netlify's own bundler does not follow imports into the TypeScript of
 * other workspace packages. What they share is in a folder, because every file beside them would be a function.
 */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: { geocode: 'netlify/geocode.ts', 'places-autocomplete': 'netlify/places-autocomplete.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
    },
  },
});
