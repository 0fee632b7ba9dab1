import { openAs } from './people.ts';
import { expect, test, type Locator } from './test.ts';

/** A computed color of an element, over the nearest background that is not transparent. */
const colorOf = (element: Locator, property: 'color' | 'backgroundColor' | 'outlineColor') =>
  element.evaluate((start, name) => {
    for (let node: Element | null = start; node; node = node.parentElement) {
      const color = getComputedStyle(node)[name];
      if (color !== 'rgba(0, 0, 0, 0)') return color;
    }
    return 'rgb(255, 255, 255)';
  }, property);

/** Red, green and blue, 0 to 255. */
const channels = (color: string): readonly number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

/** The relative luminance of a color, 0 to 1, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2's contrast of two colors, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SCHEMES = ['light', 'dark'] as const;

test(
  'the focus ring is visible, and has not the color of errors, in light and dark',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const error = page.getByText('Email is required');
    await expect(error).toBeVisible();
    await page.getByLabel('Email').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const ring = await colorOf(page.getByLabel('Email'), 'outlineColor');
      expect(contrast(ring, await colorOf(page.locator('body'), 'backgroundColor'))).toBeGreaterThan(3);
      // Not a shade of the same color: one has more blue, the other more red.
      const [redOfRing = 0, , blueOfRing = 0] = channels(ring);
      const [redOfError = 0, , blueOfError = 0] = channels(await colorOf(error, 'color'));
      expect(blueOfRing).toBeGreaterThan(redOfRing * 1.5);
      expect(redOfError).toBeGreaterThan(blueOfError * 1.5);
    }
  },
);

test('feature tags differ visibly from the page, in light and dark', { tag: '@once' }, async ({ page }) => {
  // The colors are those of the page as it arrives.
  await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort());
  await page.goto('/robots/demo-otto-vacuum');
  const tag = page.getByRole('region', { name: 'Features' }).getByRole('listitem').first().locator('span');
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const shade = await colorOf(tag, 'backgroundColor');
    expect(contrast(shade, await colorOf(page.locator('body'), 'backgroundColor'))).toBeGreaterThan(1.12);
    expect(contrast(shade, await colorOf(tag, 'color'))).toBeGreaterThan(4.5);
  }
});

test('the disabled Send button stays grey on hover', { tag: '@once' }, async ({ page }) => {
  await openAs(page, 'lucas@demo.roborrow.example', '/messages?newConversation=demo-eleanor');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await page.mouse.move(0, 0);
  const grey = await colorOf(send, 'backgroundColor');
  await send.hover({ force: true });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await colorOf(send, 'backgroundColor')).toBe(grey);
});

test(
  'the page for an unknown address is centred on one line, and its buttons are in one row',
  { tag: '@once' },
  async ({ page }) => {
    await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort());
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    const boxOf = async (element: Locator) => {
      const box = await element.boundingBox();
      if (!box) throw new Error('It is not shown.');
      return box;
    };
    const boxes = (elements: readonly Locator[]) => Promise.all(elements.map(boxOf));
    const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;

    const buttons = await boxes([
      main.getByRole('link', { name: 'Go Home' }),
      main.getByRole('link', { name: 'Browse Robots' }),
      main.getByRole('button', { name: 'Go Back' }),
    ]);
    const tops = buttons.map(({ y }) => y);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);

    const left = Math.min(...buttons.map(({ x }) => x));
    const right = Math.max(...buttons.map(({ x, width }) => x + width));
    const [picture, heading, sentence, contact] = await boxes([
      main.locator('img'),
      main.getByRole('heading', { level: 1 }),
      main.getByText('The address may be mistyped'),
      main.getByText('Still lost?'),
    ]);
    const line = middle(await boxOf(main));
    for (const box of [picture, heading, sentence, contact, { x: left, width: right - left }])
      expect(Math.abs(middle(box ?? { x: 0, width: 0 }) - line)).toBeLessThan(1);
    expect(contact?.y ?? 0).toBeGreaterThan(Math.max(...buttons.map(({ y, height }) => y + height)));
  },
);
