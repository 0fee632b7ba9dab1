import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { plantDocuments, profileDocuments, robotDocument } from '@roborrow/adapter-firebase/testing';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs } from '@roborrow/domain';
import { webEnvironment } from '@roborrow/tools/web-environment';
import { expect, test } from '../e2e/test.ts';

const { robots = [], users = [] } = demoSeed(epochMs(Date.now()));
const robot = robots.find(({ isAvailable }) => isAvailable);
const owner = users.find(({ id }) => id === robot?.ownerId);

/** What the built function answered to a GET. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

const FUNCTION = fileURLToPath(new URL('../../../.cache/web-firebase-server/pages.mjs', import.meta.url));

/** Loads the built function into a process of its own, as the platform does, and asks it for pages, one after the other. */
function askFunction(paths: readonly string[]): readonly Answer[] {
  const script = `
    import { exit as end } from 'node:process';
    process.env.URL = 'https://roborrow.example';
    const print = console.log;
    console.error = console.warn = console.info = console.log = () => {};
    const { default: respond } = await import(${JSON.stringify(FUNCTION)});
    const answers = [];
    for (const path of ${JSON.stringify(paths)}) {
      const page = await respond(new Request('https://deploy-7.example' + path));
      answers.push({ status: page.status, headers: Object.fromEntries(page.headers), html: await page.text() });
    }
    print(JSON.stringify(answers));
    end();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(output) as readonly Answer[]; // printed by the script
}

const robotPath = `/robots/${robot?.id}`;

test('the built function of production answers with pages at the site’s own address, and says what is not there', async () => {
  if (!robot || !owner) throw new Error('The demo has no robot with its owner');
  await plantDocuments(webEnvironment()['VITE_FIREBASE_PROJECT_ID'] ?? '', [
    ...profileDocuments(owner, { email: '', coordinates: null }),
    robotDocument(robot),
  ]);
  let answers: readonly Answer[] = [];
  // On a busy machine the emulator's first answer may take longer than a page waits.
  const statuses = () =>
    (answers = askFunction([robotPath, '/robots/no-such-robot'])).map(({ status }) => status);
  await expect.poll(statuses).toEqual([200, 404]);
  const [page] = answers;
  expect(page?.html).toContain(`<link rel="canonical" href="https://roborrow.example${robotPath}"/>`);
  expect(page?.html).toContain(owner.displayName);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'netlify-cdn-cache-control': 'public, durable, max-age=30, stale-while-revalidate=15',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  }
});
