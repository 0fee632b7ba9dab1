import { openBuild, openSite, type OpenSite } from '@roborrow/server';
import { resolve } from 'node:path';
import { WORKSPACE } from '../workspace/files.ts';

const HELP = `tsx tools/start/serve-built.ts FOLDER PORT

Serves a build of the web app; on Firebase's emulators with the functions' sources, if the environment names them.`;

/** Serves the build in a folder on this machine alone, on emulators with the functions from their sources. */
export async function serveBuilt(folder: string, port: number, isFilesAlone = false): Promise<OpenSite> {
  process.env['LOG'] ??= 'problems';
  const isOnEmulators = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  // The demo keeps everything in the browser. What the others import opens an inbox for mails on the emulators.
  const functions = isOnEmulators
    ? await (await import('@roborrow/functions/emulated')).openEmulatedFunctions()
    : { http: {}, scheduled: {} };
  const build = await openBuild(folder);
  const settings = { host: '127.0.0.1', port, origin: null, proxies: 0, hasSchedules: false };
  return openSite({ build, functions, settings, isFilesAlone });
}

if (process.argv[1] === import.meta.filename) {
  const [folder, port] = process.argv.slice(2);
  if (folder && Number(port) > 0) await serveBuilt(resolve(WORKSPACE, folder), Number(port));
  else console.log(HELP);
}
