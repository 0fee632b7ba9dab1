import { chromium } from 'playwright-core';
import { launchOptions } from '../browser/chromium.ts';
import { GLOBAL_NAME } from './bundle.ts';
import type { BenchmarkOptions, BenchmarkResults } from './measured/results.ts';

const MEASURING = ['--enable-precise-memory-info', '--js-flags=--expose-gc --max-old-space-size=4096'];

/** Runs the bundle in a new page of Chromium. */
export const runInChromium = async (bundle: string, options: BenchmarkOptions): Promise<BenchmarkResults> => {
  const { args, ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, ...MEASURING] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle });
    return await page.evaluate<BenchmarkResults>(`${GLOBAL_NAME}.run(${JSON.stringify(options)})`);
  } finally {
    await browser.close();
  }
};
