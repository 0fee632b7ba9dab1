import type { Page } from '@playwright/test';

/**
 * Sets the faults of the demo's operations from the next page load on, e.g. `{ 'robots.listFeatured': 'hang'
 * }`.
 */
export async function planFaults(
  page: Page,
  faults: Readonly<Record<string, 'fail' | 'hang' | 'lose-answer'>>,
): Promise<void> {
  await page.addInitScript((text) => sessionStorage.setItem('roborrow.faults', text), JSON.stringify(faults));
}

/** Changes the faults while the page is open. */
export async function changeFaults(
  page: Page,
  faults: Readonly<Record<string, 'fail' | 'hang' | 'lose-answer'>>,
): Promise<void> {
  await page.evaluate((text) => sessionStorage.setItem('roborrow.faults', text), JSON.stringify(faults));
}
