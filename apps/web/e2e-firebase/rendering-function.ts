import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const BUILT = join(CACHE, 'web-firebase-server');

/** Runs the function of production in a process of its own, as the platform does: Playwright would rewrite what is imported here. */
const SERVER = `
import { createServer } from 'node:http';
import respond from './pages.mjs';
const server = createServer(async ({ url, headers }, answer) => {
  const page = await respond(new Request('http://' + headers.host + url));
  answer.writeHead(page.status, Object.fromEntries(page.headers)).end(Buffer.from(await page.arrayBuffer()));
}).listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/**
 * The function that renders pages, of the build for the emulators, with its reads going to another address than
 * Firestore's emulator; its own address, and how to end it.
 */
export async function startRenderingFunction(firestore: string, instead: string) {
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
  const program = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
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
