import { test as plainTest } from '@playwright/test';

export { expect, type BrowserContext, type Page } from '@playwright/test';

const POLICY = /Content[- ]Security[- ]Policy/i;

/** A browser test, in which nothing may break the policy that the page is served with, in any tab. */
export const test = plainTest.extend<{ keepsThePolicy: void }>({
  keepsThePolicy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (POLICY.test(message.text())) violations.push(message.text());
      });
      // A browser does not log each of them; it tells each of them.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`);
        });
      });
      await use();
      plainTest.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
