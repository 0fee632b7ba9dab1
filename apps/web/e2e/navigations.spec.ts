import { expect, test, type Page } from './test.ts';
import { openAs } from './people.ts';

const ROUND = [
  '/about',
  '/messages?newConversation=demo-eleanor',
  '/contact',
  '/edit-profile',
  '/settings',
  '/dashboard?tab=rentals',
];

/** Navigates through all screens without reloading the page; each screen is rendered before the next. */
const goRound = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    async ({ addresses, times }) => {
      for (let count = 0; count < times; count++) {
        for (const address of addresses) {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
          do await new Promise((resolve) => requestAnimationFrame(resolve));
          while (address.startsWith('/messages') && !document.querySelector('textarea'));
        }
      }
    },
    { addresses: ROUND, times },
  );

test('65 navigations leave no growing heap, no listener and no element', async ({ page }) => {
  await openAs(page, 'lucas@demo.roborrow.example', '/dashboard');
  const tools = await page.context().newCDPSession(page);
  const census = async () => {
    await page.waitForLoadState('networkidle');
    await tools.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return { nodes, jsEventListeners, heap: usedSize / 1e6 };
  };
  await goRound(page, 5);
  const before = await census();
  await goRound(page, 8);
  const after = await census();
  // Both are the same number after each round. A listener that is left in each round is found after three.
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 2);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50);
  // The engine itself adds half a megabyte; 32 kB that are left by each navigation are more after five rounds.
  expect(after.heap).toBeLessThan(before.heap + 1);
});
