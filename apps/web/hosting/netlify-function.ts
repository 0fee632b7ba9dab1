import { readdirSync } from 'node:fs';

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
import { logged, logProblem, openRenderer, pageOf } from './entry.mjs';

const assets = JSON.parse(readFileSync(new URL('./assets.json', import.meta.url), 'utf8'));
const { respond } = openRenderer({
  assets,
  origin: (request) => process.env.URL ?? new URL(request.url).origin,
  onError: (error) => logProblem((error instanceof Error ? error.name : 'something') + ' in a page', error),
});

export default logged((request) => pageOf(new URL(request.url).pathname), respond);

export const config = { path: '/*', excludedPath: ${JSON.stringify(['/.netlify/*', ...fileAddresses(folder)])} };
`;
