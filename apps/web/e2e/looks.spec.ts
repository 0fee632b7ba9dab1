import { colorOf, contrast } from './colors.ts';
import { expect, test, type Locator } from './test.ts';

test('feature tags differ visibly from the page, in light and dark; the page for an unknown address is centred on one line, and its buttons are in one row', async ({
  page,
}) => {
  // The colors and places are those of the page as it arrives.
  await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort());
  await page.goto('/robots/demo-otto-vacuum');
  const tag = page.getByRole('region', { name: 'Features' }).getByRole('listitem').first().locator('span');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const shade = await colorOf(tag, 'backgroundColor');
    expect(contrast(shade, await colorOf(page.locator('body'), 'backgroundColor'))).toBeGreaterThan(1.12);
    expect(contrast(shade, await colorOf(tag, 'color'))).toBeGreaterThan(4.5);
  }

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
});
