import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The errors that the open thread ever showed. */
    mistakesInLog: string[];
  }
}

/**
 * Checks every state of the open thread: no message is there twice, and of the messages `ping 1`, `ping 2` …
 * none is missing between two others, misplaced, or removed.
 */
export const watchLog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.mistakesInLog = [];
    let newest = 0;
    const look = () => {
      const texts = [...document.querySelectorAll('[role=log] article bdi')].map(
        ({ textContent }) => textContent,
      );
      const pings = texts.filter((text) => text.startsWith('ping ')).map((text) => Number(text.slice(5)));
      const last = pings.at(-1) ?? newest;
      const isInOrder = pings.every((ping, i) => ping === last - pings.length + 1 + i) && last >= newest;
      if (!isInOrder || new Set(texts).size < texts.length) window.mistakesInLog.push(texts.join(', '));
      newest = last;
    };
    const log = document.querySelector('[role=log]') ?? document;
    new MutationObserver(look).observe(log, { childList: true, subtree: true, characterData: true });
    look();
  });

export const expectNoMistake = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => window.mistakesInLog)).toEqual([]);

/** Checks at every frame, because Playwright's own expectations check at most ten times a second. */
export const untilShown = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[role=log] article bdi')].some(
        ({ textContent }) => textContent === wanted,
      ),
    text,
  );
};

/**
 * The whole thread from its first row to its last; it scrolls, because only rows near the visible area are in
 * the document.
 */
export const allShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const log = document.querySelector('[role=log]');
    const rows: string[] = [];
    const read = () =>
      log?.querySelectorAll<HTMLElement>('[data-index]').forEach((row) => {
        rows[Number(row.dataset['index'])] = row.querySelector('bdi')?.textContent ?? '';
      });
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; log && top < log.scrollHeight; top += log.clientHeight) {
      log.scrollTop = top;
      await drawn();
      await drawn();
      read();
    }
    return rows;
  });
