import type { Page } from '@playwright/test';

/** Playwright's own warning, where it blocks service workers (`playwright.config.ts`). */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** The errors and warnings that React or the browser log from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && message.text() !== BLOCKED_WORKER) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}
