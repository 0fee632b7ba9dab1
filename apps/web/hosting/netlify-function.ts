import { readdirSync } from 'node:fs';
import { otherLanguages, SOURCE_LANGUAGE } from './build-languages.ts';

/** The addresses of a build's files and folders; a name that begins with a dot or an underscore is not for visitors. */
const fileAddresses = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/^[._]/.test(name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));

/**
 * The function that renders pages in production, as Netlify runs it: a file beside the server's bundle. It answers every
 * address except those of the files that are in the folder now, and of the other functions. `URL` is the site's address
 * according to Netlify, so a request cannot give a page another origin.
 */
export const netlifyFunction = (folder: string): string => `import { readFileSync } from 'node:fs';
import { languageOf, logged, logProblem, pageOf } from './${SOURCE_LANGUAGE}/entry.mjs';

const bundles = {
${[SOURCE_LANGUAGE, ...otherLanguages].map((language) => `  ${language}: () => import('./${language}/entry.mjs'),`).join('\n')}
};
const renderers = {};
const open = async (language) => {
  const { openRenderer } = await bundles[language]();
  return openRenderer({
    assets: JSON.parse(readFileSync(new URL('./' + language + '/assets.json', import.meta.url), 'utf8')),
    origin: (request) => process.env.URL ?? new URL(request.url).origin,
    onError: (error) => logProblem((error instanceof Error ? error.name : 'something') + ' in a page', error),
  });
};

export default logged(
  (request) => pageOf(new URL(request.url).pathname),
  async (request) => {
    const language = languageOf(new URL(request.url).pathname);
    const { respond } = await (renderers[language] ??= open(language));
    return respond(request);
  },
);

export const config = { path: '/*', excludedPath: ${JSON.stringify(['/.netlify/*', ...fileAddresses(folder)])} };
`;
