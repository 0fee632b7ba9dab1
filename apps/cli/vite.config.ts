import { defaultServerConditions, defineConfig } from 'vite';

/**
 * One program with all that it needs but SQLite and what reads photos, whose code is native; what is seldom used is in files of its own.
 * Its words are those of the language that the mode names (packages/messages).
 */
export default defineConfig(({ mode: language }) => ({
  ssr: {
    noExternal: true,
    external: ['libsql', 'sharp'],
    resolve: { conditions: [language, ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/main.ts',
    outDir: `dist/${language}`,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: 'roborrow.js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
}));
