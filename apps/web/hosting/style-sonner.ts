import type { Plugin } from 'vite';

/**
 * Takes away the styles that sonner puts into the page from its script, which the Content-Security-Policy forbids;
 * `toaster.tsx` imports the same styles as a file.
 */
export const styleSonnerByFile = (): Plugin => ({
  name: 'roborrow:style-sonner-by-file',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    // No line moves, so the map of sources stays true.
    handler: (code) => ({ code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null }),
  },
});
