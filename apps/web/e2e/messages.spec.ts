import { expect, test, type BrowserContext, type Page } from './test.ts';
import { expectAccessible } from './axe.ts';
import { colorOf } from './colors.ts';
import { changeFaults, planFaults } from './faults.ts';
import { openAs } from './people.ts';
import { reportMessage } from './report-message.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

const conversations = (page: Page) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('listitem');
const open = (page: Page, name: string) => conversations(page).getByRole('button', { name }).click();
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const log = (page: Page) => page.getByRole('log');
const bubbles = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Opens a conversation of a user in a tab of this browser. */
async function tabOf(context: BrowserContext, slug: string, name: string): Promise<Page> {
  const tab = await context.newPage();
  await openAs(tab, emailOf(slug), '/messages');
  await open(tab, name);
  return tab;
}

/** Expects that the words of a bubble are centred in it, and that its check mark is beside their last line. */
async function expectCentred(bubble: ReturnType<typeof bubbles>): Promise<void> {
  const [box, words, mark] = await bubble.locator('p').evaluate((paragraph) => {
    const parts = [
      paragraph.parentElement,
      paragraph.querySelector('bdi'),
      paragraph.querySelector('[data-glyph]'),
    ];
    return parts.map((part) => part?.getBoundingClientRect().toJSON() as DOMRect | undefined); // a rectangle's own JSON
  });
  if (!box || !words || !mark) throw new Error('The bubble has no words or no mark');
  expect(Math.abs(words.top - box.top - (box.bottom - words.bottom))).toBeLessThanOrEqual(1);
  expect(mark.left).toBeGreaterThanOrEqual(words.right);
  expect(mark.bottom).toBeLessThanOrEqual(words.bottom + 1);
}

/** Writes a message of one line and one of several, and expects that their text is centred. */
async function expectOwnMessagesCentred(page: Page): Promise<void> {
  for (const text of [
    'On it.',
    'This one is long enough to fill a line of the bubble, and then some of the next, on any screen.',
  ]) {
    await write(page, text);
    await expect(bubbles(page, text)).toContainText('Sent');
    await expectCentred(bubbles(page, text));
  }
}

test('a conversation is opened and read, and a message reported by keyboard; a reload keeps it, its unsent message and its draft; Back leads to the list (D72, D162, D27, D466, D467)', async ({
  page,
}) => {
  await openAs(page, emailOf('lucas'), '/messages');
  await test.step('the list shows sender, text and time', async () => {
    const maya = conversations(page).first();
    for (const told of ['Maya Okafor', 'Just now', 'please text me when you are at the gate', 'Unread'])
      await expect(maya).toContainText(told);
    await expect(page).toHaveTitle(/^\(2\) Messages/);
    await expectAccessible(page);
  });

  await test.step('its last message is in sight, and it is marked read everywhere', async () => {
    await open(page, 'Maya Okafor');
    await expect(page).toHaveURL('/messages');
    await expect(bubbles(page, 'the bell is broken')).toBeInViewport();
    await expect(page).toHaveTitle(/^Messages/);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('unread')).toHaveCount(0);
  });

  await test.step('a received message is reported', () => reportMessage(page, false));

  await test.step('the text of an own message is centred', () => expectOwnMessagesCentred(page));

  await test.step('what was not sent, and what was only typed, is there after a reload', async () => {
    await changeFaults(page, { 'messages.send': 'fail' });
    await write(page, 'And on Sunday?');
    await expect(bubbles(page, 'And on Sunday?')).toContainText('Not sent');
    await expectAccessible(page);
    await composer(page).fill('half a thought');
    // The reloaded page tries the message once more by itself (D486), so the backend goes on failing.
    await page.reload();
    await expect(bubbles(page, 'And on Sunday?')).toContainText('Not sent');
    await expect(bubbles(page, 'On it.')).toContainText('Sent');
    await expect(composer(page)).toHaveValue('half a thought');
  });

  await page.goBack();
  await expect(conversations(page).first()).toBeVisible();
  await expect(log(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.describe('of a reader of Spanish', () => {
    test.use({ locale: 'es' });

    test('a thread ends above the offer of Spanish (D842)', async ({ page }) => {
      await openAs(page, emailOf('lucas'), '/messages?newConversation=demo-maya');
      const offer = page.getByRole('complementary', { name: 'Language' });
      await expect(offer).toBeVisible();
      const room = async () => {
        const [box, over] = [await composer(page).boundingBox(), await offer.boundingBox()];
        return box && over ? over.y - (box.y + box.height) : -1;
      };
      await expect.poll(room).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('a list that failed is loaded again, a message reported by touch, and a thread takes the place of the list, and fits the window, without and with its keyboard (D172)', async ({
    page,
  }) => {
    await planFaults(page, { 'messages.subscribeRecent': 'fail' });
    await openAs(page, emailOf('lucas'), '/messages');
    const list = page.getByRole('region', { name: 'Conversations' });
    await expect(list.getByText('Failed to load conversations')).toBeVisible();
    await expectAccessible(page);
    await changeFaults(page, {});
    await list.getByRole('button', { name: 'Try again' }).click();
    await expectAccessible(page);

    await open(page, 'Maya Okafor');
    await expect(conversations(page).first()).toBeHidden();
    await reportMessage(page, true);
    await expectOwnMessagesCentred(page);
    await page.goBack();

    const expectNoSideways = async (width: number) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const last = bubbles(page, 'This one is long enough');
    // A phone's window, without and with a keyboard, which resizes the page (`Document.tsx`).
    for (const [width, height, withKeyboard] of [
      [390, 844, 480],
      [320, 568, 330],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSideways(width);
      await open(page, 'Maya Okafor');
      await expect(page.getByRole('complementary', { name: 'Demo data' })).toBeInViewport();
      await expect(composer(page)).toBeInViewport({ ratio: 1 });
      await expect(last).toBeInViewport();
      await expectNoSideways(width);
      await page.setViewportSize({ width, height: withKeyboard });
      await expect(composer(page)).toBeInViewport({ ratio: 1 });
      await expect(last).toBeInViewport();
      await page.goBack();
    }
  });
});

test('a message from another tab is shown at the end; a reader of earlier messages is not scrolled, but notified; the disabled Send button stays grey on hover', async ({
  page,
  context,
}) => {
  await openAs(page, emailOf('lucas'), '/messages?newConversation=demo-maya');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await page.mouse.move(0, 0);
  const grey = await colorOf(send, 'backgroundColor');
  await send.hover({ force: true });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await colorOf(send, 'backgroundColor')).toBe(grey);

  for (let n = 0; n < 8; n++) await write(page, `Line ${n}\n\n\nand its end`);
  await expect(bubbles(page, 'Line 7')).toContainText('Sent');
  const maya = await tabOf(context, 'maya', 'Lucas Bennett');
  await write(maya, 'Are you near?');
  await expect(bubbles(page, 'Are you near?')).toBeInViewport();

  await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(bubbles(page, 'Line 7')).not.toBeInViewport();
  await write(maya, 'I read them all');
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(bubbles(page, 'I read them all')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0);
});
