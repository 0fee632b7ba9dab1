import type { Page } from '@playwright/test';

/** What the demo's operations do wrong from the next page load on, e.g. `{ 'robots.listFeatured': 'hang' }`. */
export async function planFaults(
  page: Page,
  faults: Readonly<Record<string, 'fail' | 'hang' | 'lose-answer'>>,
): Promise<void> {
  await page.addInitScript((text) => sessionStorage.setItem('roborrow.faults', text), JSON.stringify(faults));
}

/** Changes them while the page is open. */
export async function changeFaults(
  page: Page,
  faults: Readonly<Record<string, 'fail' | 'hang' | 'lose-answer'>>,
): Promise<void> {
  await page.evaluate((text) => sessionStorage.setItem('roborrow.faults', text), JSON.stringify(faults));
}
