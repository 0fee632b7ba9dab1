import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, makeImageSizes, ROBOT_FRAME, type PictureEncoder } from '@roborrow/domain';
import { launchOptions } from '@roborrow/tools/browser';
import { ensureChromium } from '@roborrow/tools/install-browser';
import { ICONS, type Icon } from './icons.ts';
import { BRAND_PICTURE, firstDrawings, sharedDrawings, type SharedDrawing } from './shared-drawings.ts';

/*
 * Link previews take no SVG: this makes a JPEG of each drawing that one may show, and of the product's name. Systems on which the app is
 * installed take none either: it makes PNGs of the logo.
 */

const WEB = join(import.meta.dirname, '..');
const PUBLIC = join(WEB, 'public');

const dataUrl = (file: string): string =>
  `data:image/svg+xml;base64,${readFileSync(join(PUBLIC, file)).toString('base64')}`;

/** The whole drawing in the middle. Its left and right edges, where only wall and floor are, are stretched to the picture's. */
const drawingPage = ({ drawing, width, height }: SharedDrawing): string => {
  const side = (width - (height * 4) / 3) / 2;
  return side > 0
    ? `<!doctype html><style>
        * { margin: 0 }
        div { box-sizing: border-box; width: 100vw; height: 100vh; border: solid transparent; border-width: 0 ${side}px;
          border-image: url(${dataUrl(drawing)}) 0 24 fill stretch }
      </style><div></div>`
    : `<!doctype html><style>* { margin: 0 } img { display: block; width: 100vw }</style><img src="${dataUrl(drawing)}">`;
};

const font = (family: string): string =>
  readFileSync(
    join(WEB, `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  ).toString('base64');

const brandPage = (): string => `<!doctype html>
  <style>
    @font-face { font-family: display; font-weight: 200 800; src: url(data:font/woff2;base64,${font('bricolage-grotesque')}) }
    @font-face { font-family: text; font-weight: 300 900; src: url(data:font/woff2;base64,${font('figtree')}) }
    body { margin: 0; height: 100vh; box-sizing: border-box; padding-left: 80px; display: grid; grid-template-columns: 1fr 620px;
      align-items: center; background: #faf8f5; color: #1f1d1a; font: 40px text }
    h1 { margin: 0 0 20px; font: 800 104px display; letter-spacing: -0.03em }
    p { margin: 0; line-height: 1.3 }
  </style>
  <div><h1>Roborrow</h1><p>Robots to rent,<br>from people nearby</p></div><img width="600" src="${dataUrl('hero.svg')}">`;

/** The logo: on its own rounded ground, or on one that fills the picture, for systems that cut it into their own shape. */
const iconPage = ({ isCut }: Icon): string => {
  const logo = `<img src="${dataUrl('favicon.svg')}">`;
  return isCut
    ? `<!doctype html><style>body { margin: 0; background: #e4572e } img { display: block; width: 84vw; margin: 8vw }</style>${logo}`
    : `<!doctype html><style>body { margin: 0 } img { display: block; width: 100vw }</style>${logo}`;
};

async function takeIcon(page: Page, icon: Icon): Promise<void> {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(iconPage(icon), { waitUntil: 'load' });
  write(icon.picture, await page.screenshot({ type: 'png', omitBackground: true }));
}

function write(file: string, picture: Uint8Array): void {
  const path = join(PUBLIC, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}

async function take(page: Page, html: string, file: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  write(file, await page.screenshot({ type: 'jpeg', quality: 80 }));
}

/** A drawing's colours, as they are made of a photo. */
async function coloursOf(page: Page, drawing: string): Promise<string> {
  await page.setContent(`<img src="${dataUrl(drawing)}"><canvas></canvas>`, { waitUntil: 'load' });
  const encoder: PictureEncoder = {
    jpeg: async () => new Uint8Array(),
    pixels: async (_, { width, height }) => ({
      data: await page.evaluate<number[]>(`(() => {
        const [image, canvas] = [document.querySelector('img'), document.querySelector('canvas')];
        const context = canvas.getContext('2d');
        // Halves, so that every pixel of the drawing counts.
        let [w, h] = [canvas.width, canvas.height] = [${width} * 128, ${height} * 128];
        context.drawImage(image, 0, 0, w, h);
        for (; w > ${width}; [w, h] = [w / 2, h / 2]) context.drawImage(canvas, 0, 0, w, h, 0, 0, w / 2, h / 2);
        return [...context.getImageData(0, 0, ${width}, ${height}).data];
      })()`),
      channels: 4,
    }),
  };
  const whole = { width: 1600, height: 1200 };
  const sizes = await makeImageSizes({ ...ROBOT_FRAME, widths: [] }, whole, encoder);
  return sizes?.placeholder ?? '';
}

const COLOURS = join(WEB, '../../packages/adapter-in-memory/src/demo/demo-colours.ts');

async function writeColours(page: Page): Promise<void> {
  const lines: string[] = [];
  for (const drawing of firstDrawings(demoSeed(epochMs(0)).robots ?? [])) {
    const [, slug = ''] = /([^/]+)\.svg$/.exec(drawing) ?? [];
    lines.push(`  '${slug}': '${await coloursOf(page, drawing)}',\n`);
  }
  const head = readFileSync(COLOURS, 'utf8').replace(/\{[^]*$/, '{\n');
  writeFileSync(COLOURS, `${head}${lines.join('')}};\n`);
}

process.env['CHROMIUM_PATH'] = await ensureChromium((line) => console.error(line));
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  for (const icon of ICONS) await takeIcon(page, icon);
  await writeColours(page);
  await take(page, brandPage(), BRAND_PICTURE, 1200, 630);
  for (const shared of sharedDrawings())
    await take(page, drawingPage(shared), shared.picture, shared.width, shared.height);
} finally {
  await browser.close();
}
