import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const BUILT = join(CACHE, 'web-firebase-server');

/**
 * Runs the function of production in a process of its own, as the platform does: Playwright would rewrite what is imported
 * here. Files come from the site: the browser lets only a page of this machine talk to the emulators.
 */
const SERVER = `
import { createServer } from 'node:http';
import respond from './pages.mjs';
const site = process.argv[2];
const answer = ({ url, headers }) =>
  /[.][a-z0-9]+$/.test(url) ? fetch(site + url) : respond(new Request('http://' + headers.host + url));
const server = createServer(async (incoming, outgoing) => {
  const response = await answer(incoming);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  outgoing.writeHead(response.status, Object.fromEntries(headers)).end(Buffer.from(await response.arrayBuffer()));
}).listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
`;

/**
 * The function that renders pages, of the build for the emulators that `site` serves, with its reads going to another address than
 * Firestore's emulator; its own address, and how to end it.
 */
export async function startRenderingFunction(site: string, firestore: string, instead: string) {
  const folder = mkdtempSync(join(CACHE, 'web-firebase-function-'));
  cpSync(BUILT, folder, { recursive: true });
  let replaced = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.mjs')) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(firestore)) continue;
    writeFileSync(file, text.replaceAll(firestore, instead));
    replaced += 1;
  }
  if (replaced === 0) throw new Error(`No file of the function names ${firestore}`);
  writeFileSync(join(folder, 'serve.mjs'), SERVER);
  const program = spawn(process.execPath, ['serve.mjs', site], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    program.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
    program.once('exit', (code) => reject(new Error(`The function ended with ${code}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    end: () => {
      program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
