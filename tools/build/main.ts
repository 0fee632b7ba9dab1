import { resolve } from 'node:path';
import { WORKSPACE } from '../workspace/files.ts';
import { addPagesFunction, buildFunctions, buildServer } from './build-functions.ts';
import { buildWeb } from './build-web.ts';
import { readSettings } from './fingerprint.ts';

const HELP = `pnpm build [--into FOLDER]

Builds the web app into apps/web/dist, the HTTP functions into apps/functions/dist and the server into apps/server/dist.
With --into it builds the web app alone, into a folder of the workspace: .cache/web-firebase.
The web app is built only if its sources or settings changed since what is there.
Settings come from the environment and from .env.local; .env.example says which there are.`;

const [option, folder] = process.argv.slice(2);
if (option === '--help' || (option && (option !== '--into' || !folder))) {
  console.log(HELP);
  process.exitCode = option === '--help' ? 0 : 2;
} else {
  readSettings();
  if (!folder) await Promise.all([buildFunctions(), buildServer()]);
  const { modules, isFresh } = await buildWeb(folder && resolve(WORKSPACE, folder));
  if (!folder) addPagesFunction();
  console.log(
    `${Object.keys(modules).length} chunks, ${isFresh ? 'built' : 'unchanged since the last build'}`,
  );
}
