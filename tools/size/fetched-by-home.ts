import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { launchOptions } from '../browser/chromium.ts';
import { WEB } from '../workspace/files.ts';

/** A link to a robot: Home shows it when its backend has answered. */
const A_ROBOT = 'a[href^="/robots/"]';

/**
 * Opens Home of the built app in a browser, and lists the files that it fetches from its server until its
 * robots are shown and the network is idle.
 */
export async function fetchedByHome(): Promise<readonly string[]> {
  const server = await preview({ root: WEB, logLevel: 'warn', preview: { port: 0, open: false } });
  const browser = await chromium.launch(launchOptions());
  try {
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error('The preview server has no address.');
    // What a service worker fetches, nothing that is shown waits for.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const paths = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith(address)) paths.add(new URL(request.url()).pathname.slice(1));
    });
    await page.goto(address);
    await page.locator(A_ROBOT).first().waitFor({ state: 'attached', timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    return [...paths];
  } finally {
    await browser.close();
    await server.close();
  }
}
