import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell is the same engine without the browser's own windows: tests run in two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Where a Chromium may be, best first: CHROMIUM_PATH alone if it is set, else the PATH's, else Playwright's own. */
export function chromiumCandidates({ CHROMIUM_PATH, PATH = '' } = process.env): readonly string[] {
  if (CHROMIUM_PATH) return [CHROMIUM_PATH];
  const onPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].filter((path) => existsSync(path));
}

/** The switches that keep a browser quiet: no first-run pages, no updates, no traffic of its own. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright needs to launch the browser. Chromium refuses to sandbox itself for root. */
export function launchOptions(): { readonly executablePath?: string; readonly args: string[] } {
  const [executablePath] = chromiumCandidates();
  return {
    ...(executablePath && { executablePath }),
    args: [...QUIET, ...(isRoot() ? ['--no-sandbox'] : [])],
  };
}
