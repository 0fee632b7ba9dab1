import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run, runNode } from '../workspace/programs.ts';
import { chromiumCandidates, isRoot } from './chromium.ts';

const HOW_TO_GET_ONE = [
  'No Chromium was found, and none could be installed.',
  'Install Chromium or Chrome so that it is on the PATH, or set CHROMIUM_PATH to its executable,',
  "or run `npx playwright install --with-deps chromium` where Playwright's downloads can be reached.",
].join('\n');

/** The first candidate that really starts, because a file may be a leftover or lack its libraries. */
async function workingChromium(): Promise<string | null> {
  for (const path of chromiumCandidates()) {
    if ((await run(path, ['--version', '--no-sandbox'])).code === 0) return path;
  }
  return null;
}

const playwright = (...args: string[]) =>
  runNode(
    join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js'),
    args,
  );

async function installPlaywrights(): Promise<void> {
  const { code } = await playwright('install', 'chromium');
  if (code === 0 && isRoot() && (await workingChromium()) === null)
    await playwright('install-deps', 'chromium');
}

async function installDebians(): Promise<void> {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], { env });
  if ((await install('chromium-headless-shell')).code !== 0) await install('chromium');
}

/**
 * Finds a Chromium that starts, or installs one, which may take minutes. Rejects with instructions to install
 * one.
 */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const present = await workingChromium();
  if (present) return present;
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start.`);
  const sources = [
    { name: "Playwright's Chromium", install: installPlaywrights },
    { name: "the system's Chromium package", install: installDebians },
  ];
  for (const { name, install } of sources) {
    say(`No Chromium here: installing ${name} (this may take a few minutes)`);
    await install();
    const installed = await workingChromium();
    if (installed) return installed;
  }
  throw new Error(HOW_TO_GET_ONE);
}
