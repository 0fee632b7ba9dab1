import { app } from '../shared/app.text.ts';
import { inLanguage, language } from '../shared/language.ts';

/** What the app's manifest says in this build's language (D485). The rest, and with it the installed app, is the same in all. */
export const manifestWords = { description: app.description, lang: language, start_url: inLanguage('/') };
