import languages from '@roborrow/messages/languages.json' with { type: 'json' };
import { build } from 'vite';

// One program for each language: bin/roborrow.js starts one of them.
for (const language of Object.keys(languages)) await build({ mode: language });
