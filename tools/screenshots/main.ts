import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/install.ts';
import { serve } from '../start/serve.ts';
import { CACHE, WORKSPACE } from '../workspace/files.ts';
import { SHOTS, type Shot } from './shots.ts';

const HELP = `pnpm screenshots [--in es] [name ...]

Takes the pictures of the documentation from the production build, into docs/images; in another language, into
.cache/screenshots. Without names: all of them (${SHOTS.map(({ name }) => name).join(', ')}).`;

async function take(
  browser: Browser,
  address: string,
  shot: Shot,
  folder: string,
  locale: string,
): Promise<void> {
  const { width, height, theme = 'light' } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale,
  });
  const page = await context.newPage();
  if (shot.as) {
    const session = JSON.stringify(JSON.stringify({ uid: shot.as, signedInAt: Date.now() }));
    await page.addInitScript({ content: `sessionStorage.setItem('roborrow.session', ${session})` });
  }
  await page.goto(address + shot.path);
  await shot.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${shot.name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
}

async function takeAll(names: readonly string[], language?: string): Promise<void> {
  process.env['CHROMIUM_PATH'] = await ensureChromium((line) => console.error(line));
  const folder = language ? join(CACHE, 'screenshots', language) : join(WORKSPACE, 'docs/images');
  mkdirSync(folder, { recursive: true });
  const { address, close } = await serve('start');
  const browser = await chromium.launch(launchOptions());
  try {
    for (const shot of SHOTS) {
      if (names.length > 0 && !names.includes(shot.name)) continue;
      await take(browser, language ? `${address}${language}/` : address, shot, folder, language ?? 'en-US');
      console.log(relative(WORKSPACE, join(folder, `${shot.name}.jpg`)));
    }
  } finally {
    await browser.close();
    await close();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) console.log(HELP);
else await takeAll(positionals, values.in);
