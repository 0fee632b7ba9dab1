import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { launchOptions } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/install.ts';
import { serve } from '../start/serve.ts';
import { WORKSPACE } from '../workspace/files.ts';
import { SHOTS, type Shot } from './shots.ts';

const HELP = `pnpm screenshots [name ...]

Takes the pictures of the documentation from the production build, into docs/images. Without names: all of them
(${SHOTS.map(({ name }) => name).join(', ')}).`;

const FOLDER = join(WORKSPACE, 'docs/images');
const DEMO_PASSWORD = 'robots4all';

async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

async function take(browser: Browser, address: string, shot: Shot): Promise<void> {
  const { width, height, theme = 'light' } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (shot.as) await signIn(page, address, shot.as);
  await page.goto(address + shot.path);
  await shot.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, `${shot.name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
}

async function takeAll(names: readonly string[]): Promise<void> {
  process.env['CHROMIUM_PATH'] = await ensureChromium((line) => console.error(line));
  mkdirSync(FOLDER, { recursive: true });
  const { address, close } = await serve('start');
  const browser = await chromium.launch(launchOptions());
  try {
    for (const shot of SHOTS) {
      if (names.length > 0 && !names.includes(shot.name)) continue;
      await take(browser, address, shot);
      console.log(`docs/images/${shot.name}.jpg`);
    }
  } finally {
    await browser.close();
    await close();
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else await takeAll(process.argv.slice(2));
