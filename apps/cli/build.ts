import languages from '@roborrow/messages/languages.json' with { type: 'json' };
import { build } from 'vite';

// One program for each language, and the one that starts that of the terminal.
await build({ build: { ssr: 'src/start.ts', outDir: 'dist' } });
for (const language of Object.keys(languages)) await build({ mode: language });
