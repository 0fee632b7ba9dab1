import { test as plainTest, type BrowserContext } from '@playwright/test';

export { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

const POLICY = /Content[- ]Security[- ]Policy/i;

/** Records every violation of the Content-Security-Policy in a tab of this context. */
export async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  context.on('console', (message) => {
    if (POLICY.test(message.text())) violations.push(message.text());
  });
  // The browser does not log every violation, but it sends an event for each.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`);
    });
  });
}

/**
 * A browser test. The contexts that it opens are closed when it ends. It fails when any tab of any context violates the page's Content-Security-Policy. A test
 * that launches its own browser calls `watchPolicy` with the fixture `violations`.
 */
export const test = plainTest.extend<{ violations: string[]; watchAllContexts: void }>({
  // Playwright wants the pattern, even when nothing is taken from it.
  // oxlint-disable-next-line no-empty-pattern
  violations: async ({}, provide) => provide([]),
  watchAllContexts: [
    async ({ browser, violations }, provide) => {
      const open = browser.newContext.bind(browser);
      const opened: BrowserContext[] = [];
      browser.newContext = async (options) => {
        const context = await open(options);
        opened.push(context);
        await watchPolicy(context, violations);
        return context;
      };
      await provide();
      browser.newContext = open;
      // Playwright closes only its own fixture's context. The pages of another would go on working, and listening, beside later tests.
      await Promise.all(opened.map((context) => context.close()));
      plainTest.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
