import type { Page } from '@playwright/test';

/**
 * Opens an address as a link in the app does. For tests that are not about loading a page, because a load costs about as much as all that they do on it.
 * What is in the browser's storage alone, and what is rendered on the server, is not read anew.
 */
export const navigate = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
