import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell is the same engine without a window system: tests take a third less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Possible paths of Chromium, best first: only CHROMIUM_PATH if it is set, else the PATH's, else Playwright's
 * own.
 */
export function chromiumCandidates({ CHROMIUM_PATH, PATH = '' } = process.env): readonly string[] {
  if (CHROMIUM_PATH) return [CHROMIUM_PATH];
  const onPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].filter((path) => existsSync(path));
}

/** The switches that prevent first-run pages, updates and the browser's own traffic. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's launch options. Chromium refuses to run its sandbox as root. */
export function launchOptions(): { readonly executablePath?: string; readonly args: string[] } {
  const [executablePath] = chromiumCandidates();
  return {
    ...(executablePath && { executablePath }),
    args: [...QUIET, ...(isRoot() ? ['--no-sandbox'] : [])],
  };
}
