import { expect, test, type Locator, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { navigate } from './navigate.ts';

const OTTO = '/robots/demo-otto-vacuum';

/** Loads the robot's page until the app has it; returns its photos. */
async function openOtto(page: Page): Promise<Locator> {
  await page.goto(OTTO);
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  return page.getByRole('region', { name: 'Photos' });
}

/** Price and Contact Owner stay visible, the owner comes first, keys change the photo, and the heart fills. */
async function expectItsParts(page: Page): Promise<void> {
  await expect(page.getByText('$14/day')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeInViewport({ ratio: 1 });
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  expect(headings.slice(1, 3)).toEqual(['Owner', 'Description']);
  const next = page.getByRole('button', { name: 'Next photo' });
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Photo 2 of \d$/)).toBeVisible();
  // Twice before the next frame, as on a slow phone.
  await next.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await Promise.resolve();
    button.click();
  });
  await expect(page.getByText(/^Photo 4 of \d$/)).toBeVisible();
  const heart = page.getByRole('main').getByRole('button', { name: /^Save Otto/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // They stay visible, on phones in the bar and elsewhere beside the text.
  await page.getByRole('heading', { name: 'Description' }).evaluate((heading) => heading.scrollIntoView());
  await expect(page.getByText('$14/day')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeInViewport({ ratio: 1 });
  // The end of the page is not hidden behind the bar.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
}

/** Leaves the page and comes back, so that it shows its first photo from the top, as when it was loaded. */
async function openAnew(page: Page): Promise<void> {
  await navigate(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
  await navigate(page, OTTO);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Otto vacuum/);
}

test.describe('Robot detail (D69)', () => {
  test.describe('on a device with touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('price and Contact Owner stay visible, the owner comes first, keys and swiping change the picture, and the heart fills', async ({
      page,
    }) => {
      const photos = await openOtto(page);
      const box = await photos.getByRole('img').first().boundingBox();
      if (!box) throw new Error('No picture is there');
      // A real touch, so that the browser itself scrolls. It has times of its own and rests before it ends: events that a busy
      // machine delivers at once would be a fling so fast that it passes several pictures.
      const finger = await page.context().newCDPSession(page);
      const began = Date.now() / 1000;
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, part: number | null) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: part === null ? [] : [{ x: box.x + box.width * part, y: box.y + box.height / 2 }],
          timestamp: began + seconds,
        });
      // Small steps over most of the picture: the browser scrolls by what follows the step at which it takes the touch for a scroll, which
      // on a busy machine is not always the first one.
      const steps = Array.from({ length: 17 }, (_, i) => 0.9 - 0.05 * i);
      await touch('touchStart', 0, 0.95);
      for (const [i, part] of steps.entries()) await touch('touchMove', 0.02 * (i + 1), part);
      await expect(photos.getByRole('status')).toHaveText('Photo 2 of 4');
      await touch('touchEnd', 0.7, null);
      await expect(photos.getByRole('img', { name: /Photo 2 of 4$/ })).toBeInViewport({ ratio: 0.99 });
      await photos.getByRole('button', { name: 'Next photo' }).press('ArrowLeft');
      await expect(photos.getByRole('status')).toHaveText('Photo 1 of 4');
      await page.keyboard.press('ArrowLeft');
      await expect(photos.getByRole('status')).toHaveText('Photo 4 of 4');
      await openAnew(page);
      await expectItsParts(page);
      await expectAccessible(page);
    });
  });

  test('a picture opens large: keys change it, it can be zoomed, and Escape returns to it; price, owner and heart are as on a phone', async ({
    page,
  }) => {
    const photos = await openOtto(page);
    await photos.getByRole('button', { name: /Photo 1 of 4\. Open large$/ }).press('Enter');
    const large = page.getByRole('dialog', { name: 'Large photos' });
    await expect(large.getByRole('img', { name: /Photo 1 of 4$/ })).toBeInViewport();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('ArrowRight');
    const second = large.getByRole('img', { name: /Photo 2 of 4$/ });
    await expect(second).toBeInViewport();
    const width = async () => (await second.boundingBox())?.width ?? 0;
    const before = await width();
    await large.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.2);
    // The focus never moves to the page behind.
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.locator('#root').evaluate((behind) => behind.contains(document.activeElement))).toBe(
        false,
      );
    }
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(photos.getByRole('button', { name: /Photo 2 of 4\. Open large$/ })).toBeFocused();
    await openAnew(page);
    await expectItsParts(page);
    await expectAccessible(page);
  });
});
