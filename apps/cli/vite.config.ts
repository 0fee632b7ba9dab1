import { defineConfig } from 'vite';

/** One program with all that it needs but SQLite and what reads photos, whose code is native; what is seldom used is in files of its own. */
export default defineConfig({
  ssr: { noExternal: true, external: ['libsql', 'sharp'] },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: 'roborrow.js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
