import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asOwner, emulatorHosts } from '@roborrow/adapter-firebase/testing';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, ROBOT_FRAME, type Robot } from '@roborrow/domain';
import type { Browser, Page } from 'playwright-core';
import { PROJECT } from '../emulators/hosts.ts';
import { CACHE, WORKSPACE } from '../workspace/files.ts';
import { longestTask, type TraceEvent } from './blocking-time.ts';

/** A package of Debian with free photographs. It is fetched when it is needed, and not a part of this project. */
const PACKAGE = 'mate-backgrounds';
const BUCKET = `${PROJECT}.appspot.com`;
/** How many photos each listing gets. */
const PHOTOS = 3;

/** The photographs' files, the largest first. @throws where no Debian is. */
export function fetchPhotographs(): readonly string[] {
  const folder = join(CACHE, 'photographs');
  const nature = join(folder, 'usr/share/backgrounds/mate');
  if (!existsSync(nature)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', PACKAGE], { cwd: folder, stdio: 'ignore' });
    const name = readdirSync(folder).find((file) => file.endsWith('.deb')) ?? '';
    execFileSync('dpkg-deb', ['-x', join(folder, name), folder]);
  }
  const files = ['abstract', 'nature'].flatMap((name) =>
    readdirSync(join(nature, name)).map((file) => join(nature, name, file)),
  );
  return files.filter((file) => file.endsWith('.jpg'));
}

/** Cuts a part out of a photograph and encodes it in a browser, as a camera or the app of before would. */
async function encoded(page: Page, file: string, cut: Cut): Promise<Buffer> {
  await page.setContent('<input type="file">');
  await page.locator('input').setInputFiles(file);
  // As text, because it runs in a page.
  const url = await page.evaluate<string>(`(async ({ width, height, shift, quality }) => {
    const whole = await createImageBitmap(document.querySelector('input').files[0]);
    const canvas = new OffscreenCanvas(width, height);
    const scale = Math.max(width / whole.width, height / whole.height);
    const left = (width - whole.width * scale) * shift;
    canvas.getContext('2d').drawImage(whole, left, 0, whole.width * scale, whole.height * scale);
    whole.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(blob);
    });
  })(${JSON.stringify(cut)})`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

interface Cut {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Which part of a wider photograph: 0 is the left one, 1 the right one. */
  readonly shift: number;
  /** From 0 to 1. */
  readonly quality: number;
}

/** As photos were stored in one size. */
const STORED: Cut = { width: ROBOT_FRAME.longestSide, height: 1200, shift: 0.5, quality: 0.85 };

/** Gives every listing on the emulators photographs, as they were stored before they had sizes. */
export async function plantPhotographs(browser: Browser, files: readonly string[]): Promise<void> {
  const page = await browser.newPage();
  const photos: Buffer[] = [];
  for (const file of files) photos.push(await encoded(page, file, STORED));
  await page.close();
  const { robots = [] } = demoSeed(epochMs(Date.now()));
  for (const [index, robot] of robots.entries()) {
    const images: string[] = [];
    for (let number = 0; number < PHOTOS; number += 1) {
      const photo = photos[(index * PHOTOS + number) % photos.length] ?? Buffer.alloc(0);
      images.push(await store(robot, number, photo));
    }
    await showIn(robot, images);
  }
}

async function store({ id, ownerId }: Robot, number: number, photo: Buffer): Promise<string> {
  const path = `robots/${ownerId}/${1_700_000_000_000 + number}_${id}_${number}.jpg`;
  const objects = `http://${emulatorHosts().storage}/upload/storage/v1/b/${BUCKET}/o`;
  const answer = await fetch(`${objects}?uploadType=media&name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
}

async function showIn({ id }: Robot, images: readonly string[]): Promise<void> {
  const documents = `http://${emulatorHosts().firestore}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const values = images.map((image) => ({ stringValue: image }));
  await asOwner(`${documents}/robots/${id}?updateMask.fieldPaths=images`, 'PATCH', {
    fields: { images: { arrayValue: { values } } },
  });
}

/** Makes the sizes of all photos, as an operator does. Not synchronously: the emulators run in this process. */
export async function makeSizes(): Promise<void> {
  const operator = join(WORKSPACE, 'apps/operator/src/main.ts');
  const args = [operator, 'photos', '--project', PROJECT, '--write'];
  const { stdout } = await promisify(execFile)(join(WORKSPACE, 'node_modules/.bin/tsx'), args);
  console.log(stdout.trim());
}

/** How many bytes the bucket holds for one listing, on average. */
export async function storedBytes(): Promise<number> {
  const { robots = [] } = demoSeed(epochMs(Date.now()));
  const objects = `http://${emulatorHosts().storage}/storage/v1/b/${BUCKET}/o`;
  // The emulator's answer has this type.
  const { items = [] } = (await asOwner(`${objects}?prefix=robots/&maxResults=100000`, 'GET')) as {
    readonly items?: readonly { readonly size: string }[];
  };
  return items.reduce((sum, { size }) => sum + Number(size), 0) / robots.length;
}

/** A window in which a list is looked at. */
export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

export const WINDOWS: readonly Window[] = [
  { name: '412 px, 3×', width: 412, height: 915, ratio: 3 },
  { name: '412 px, 1×', width: 412, height: 915, ratio: 1 },
  { name: '1280 px, 1×', width: 1280, height: 800, ratio: 1 },
  { name: '1280 px, 2×', width: 1280, height: 800, ratio: 2 },
];

/** When no photo was asked for in this time, in milliseconds, none will be. */
const QUIET = 1500;

/** The bytes of pictures that a list of 24 fetches, before and after it is scrolled to its end. */
export async function listBytes(
  browser: Browser,
  address: string,
  { width, height, ratio }: Window,
): Promise<{ readonly before: number; readonly all: number; readonly pictures: number }> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const fetched = new Map<string, Promise<number>>();
  const asked = new Set<string>();
  const isPhoto = (url: string) => url.includes('/v0/b/');
  page.on('request', (request) => isPhoto(request.url()) && asked.add(request.url()));
  page.on('requestfinished', (request) => {
    if (!isPhoto(request.url())) return;
    fetched.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  // The backend's connection is never idle, so this is about photos alone.
  const settled = async () => {
    for (let last = -1; last !== asked.size || fetched.size < asked.size;) {
      last = asked.size;
      await page.waitForTimeout(QUIET);
    }
  };
  const total = async () => (await Promise.all(fetched.values())).reduce((sum, bytes) => sum + bytes, 0);
  await page.goto(new URL('/robots', address).href);
  const cards = page.locator('main article img:not([aria-hidden])');
  await cards.first().waitFor();
  await settled();
  const before = await total();
  const articles = page.locator('main article');
  for (const card of await articles.all()) {
    await card.scrollIntoViewIfNeeded();
    await card.locator('img:not([aria-hidden])').first().waitFor();
  }
  await settled();
  const all = await total();
  await context.close();
  return { before, all, pictures: fetched.size };
}

/** As a phone's camera takes them. */
const CAMERA = { width: 4000, height: 3000, quality: 0.8 };
const TEN = 10;

/** The marks between which the form prepares them. */
const BEGAN = 'preparing-began';
const ENDED = 'preparing-ended';

/** Prepares ten photos of 12 megapixels in the form of a listing. In milliseconds: the time by the clock, the longest task by its processor time. */
export async function prepareTen(
  browser: Browser,
  address: string,
  files: readonly string[],
): Promise<{ readonly time: number; readonly longestTask: number; readonly bytes: number }> {
  const { accounts: [account] = [] } = demoSeed(epochMs(Date.now()));
  if (!account?.password) throw new Error('The demo has no account with a password.');
  const page = await browser.newPage();
  const largest = files.toSorted((a, b) => statSync(b).size - statSync(a).size).slice(0, 2);
  // Files of the disk, because Playwright would send their bytes to the browser as text.
  const photos: string[] = [];
  let bytes = 0;
  for (let number = 0; number < TEN; number += 1) {
    const cut = { ...CAMERA, shift: number / (TEN - 1) };
    const photo = await encoded(page, largest[number % largest.length] ?? '', cut);
    const path = join(CACHE, 'photographs', `camera-${number}.jpg`);
    writeFileSync(path, photo);
    photos.push(path);
    bytes += photo.length;
  }
  await page.goto(new URL('/login?redirect=/create-robot', address).href);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.locator('main form [type="submit"]').click();
  const input = page.locator('input[type="file"]');
  await input.waitFor({ state: 'attached' });
  await page.waitForTimeout(QUIET);
  await page.evaluate(`
    document.querySelector('input[type="file"]').addEventListener('change', () => performance.mark('${BEGAN}'));
    globalThis.ended = new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        const shown = document.querySelectorAll('main form ol > li').length;
        const refused = document.querySelectorAll('main form [role="alert"] > p').length;
        if (shown + refused < ${TEN}) return;
        performance.mark('${ENDED}');
        resolve([performance.measure('ten', '${BEGAN}', '${ENDED}').duration, refused]);
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    undefined; // or this would be awaited
  `);
  await browser.startTracing(page, {
    categories: ['blink.user_timing', 'toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await input.setInputFiles(photos);
  const [time, refused] = await page.evaluate<[number, number]>('globalThis.ended');
  if (refused > 0) throw new Error(`${refused} photos were refused`);
  // Chromium's own format.
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await page.close();
  return { time, longestTask: longestTask(traceEvents, BEGAN, ENDED), bytes };
}
