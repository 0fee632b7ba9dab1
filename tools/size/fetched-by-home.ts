import { chromium } from 'playwright-core';
import { launchOptions } from '../browser/chromium.ts';
import { serve } from '../start/serve.ts';

/** The page arrives with its robots; this button can be pressed once the backend has been loaded. */
const RESET = 'Reset demo';
/** Without a request for this time, in milliseconds, nothing more is fetched. */
const IDLE = 500;

/**
 * Opens Home of the built app in a browser, and lists the files that it fetches from its server until its
 * backend has been loaded and the network is idle.
 */
export async function fetchedByHome(): Promise<readonly string[]> {
  const { address, close } = await serve('start');
  const browser = await chromium.launch(launchOptions());
  try {
    // What a service worker fetches, nothing that is shown waits for.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const paths = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith(address)) paths.add(new URL(request.url()).pathname.slice(1));
    });
    await page.goto(address);
    // A trial click waits for the button to be enabled.
    await page.getByRole('button', { name: RESET }).click({ trial: true, timeout: 60_000 });
    for (let before = -1; before < paths.size;) {
      before = paths.size;
      await page.waitForTimeout(IDLE);
    }
    return [...paths];
  } finally {
    await browser.close();
    await close();
  }
}
