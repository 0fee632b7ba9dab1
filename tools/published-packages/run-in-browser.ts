import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { launchOptions } from '../browser/chromium.ts';

/** A bundled program. */
export interface BundledProgram {
  readonly name: string;
  /** Its file in the folder. */
  readonly file: string;
  /** What it prints. */
  readonly output: string;
}

export interface BrowserRun {
  /** A line each. */
  readonly problems: readonly string[];
  /** Why no browser ran them. */
  readonly missing: string | null;
}

/** The answers of `page.route`; a page of http://localhost may use what needs a secure context. */
const ORIGIN = 'http://localhost';

/** How long a program may go on printing after its module has ended, in milliseconds. Only one that prints something else takes so long. */
const EXAMPLE_TIMEOUT = 5000;

/** Runs the bundles of a folder in one page of Chromium, one after the other, and compares what each prints with what it should. */
export async function runInBrowser(folder: string, programs: readonly BundledProgram[]): Promise<BrowserRun> {
  const browser = await chromium.launch(launchOptions()).catch((error: unknown) => String(error));
  if (typeof browser === 'string') return { problems: [], missing: browser.split('\n')[0] ?? browser };
  try {
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
        : route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, pathname)) });
    });
    await page.goto(`${ORIGIN}/`);
    const problems: string[] = [];
    for (const program of programs) problems.push(...(await runOne(page, program)));
    return { problems, missing: null };
  } finally {
    await browser.close();
  }
}

/** What a program prints is formatted here as Node does it, because its README shows that. */
async function runOne(page: Page, { name, file, output }: BundledProgram): Promise<readonly string[]> {
  let printed = '';
  const print = `print_${file.replaceAll(/\W/g, '_')}`;
  await page.exposeFunction(print, (...values: readonly unknown[]) => {
    printed += `${format(...values)}\n`;
  });
  const failure = await page.evaluate<string | null>(
    `console.log = ${print}; import('/${file}').then(() => null, (reason) => String(reason))`,
  );
  for (const until = Date.now() + EXAMPLE_TIMEOUT; failure === null && Date.now() < until;) {
    if (printed === output) return [];
    await page.waitForTimeout(20);
  }
  return [`${name}: its example printed in Chromium:`, printed, ...(failure === null ? [] : [failure])];
}
