import languages from '@roborrow/messages/languages.json' with { type: 'json' };
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** The language without a part of its own in addresses. */
export const SOURCE_LANGUAGE = 'en';

/** Every other language: each is built like the app itself, with its words. */
export const otherLanguages: readonly string[] = Object.keys(languages).filter(
  (one) => one !== SOURCE_LANGUAGE,
);

/** The made-up language of the tests (D846), which no product has. */
const MADE_UP = 'pseudo';

const LANGUAGE = 'BUILD_LANGUAGE';

/** The language that this process builds. @throws for one without a catalogue */
export function builtLanguage(): string {
  const language = process.env[LANGUAGE] ?? SOURCE_LANGUAGE;
  if (!(language in languages) && language !== MADE_UP)
    throw new Error(`${LANGUAGE}: there is no catalogue of "${language}".`);
  return language;
}

/** After the app, builds it in each other language. */
export function buildLanguages(language: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'roborrow:build-languages',
    apply: (_, { command, isSsrBuild, mode }) =>
      command === 'build' && !isSsrBuild && mode !== 'scripts' && language === SOURCE_LANGUAGE,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        for (const other of otherLanguages) {
          process.env[LANGUAGE] = other;
          await build({
            root: config.root,
            configFile: config.configFile ?? false,
            mode: config.mode,
            logLevel: config.logLevel ?? 'info',
            build: { outDir: config.build.outDir },
          }).finally(() => delete process.env[LANGUAGE]);
        }
      },
    },
  };
}
