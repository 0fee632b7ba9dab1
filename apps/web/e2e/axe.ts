import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { measureEachKindOfTextOnce } from './axe-contrast.ts';

/** It shall not print the HTML of all elements that it looks at. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true })`;

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

const PHONE = { width: 390, height: 844 };

/** Checks the current page for violations of WCAG 2.2 AA that a program can detect. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once per document, because parsing axe takes longer than running it.
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(measureEachKindOfTextOnce);
  }
  const found = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options); // AXE defines it
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, OPTIONS);
  expect(found).toEqual([]);
}

/**
 * The same check at a phone's width, for a test that runs at one width because its actions do not depend on
 * it, while its page may. This check costs a tenth of a second test run.
 */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}
