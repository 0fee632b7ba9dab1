import { defineConfig } from 'vite';

/** Bundles the server into one folder with all that it needs but the build of the web app, which lies beside it. */
export default defineConfig({
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
