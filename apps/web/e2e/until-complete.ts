import { expect, type Page } from './test.ts';

/** React has the page, and the backend is there. */
export async function untilComplete(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
}
