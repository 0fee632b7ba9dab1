import { expect, test, type BrowserContext, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults, planFaults } from './faults.ts';
import { openAs } from './people.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

/** Opens the messages of a user. */
async function messagesOf(page: Page, slug: string): Promise<void> {
  await openAs(page, emailOf(slug), '/messages');
  await expect(page).toHaveURL('/messages');
  await expect(conversations(page).first()).toBeVisible();
}

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

/** Opens the counterpart's messages in a tab of the same browser. */
async function tabOf(context: BrowserContext, slug: string): Promise<Page> {
  const tab = await context.newPage();
  await messagesOf(tab, slug);
  return tab;
}

test.describe('Messages (D72, D162)', () => {
  test('the list shows sender, text and time; opening a conversation marks it read everywhere', async ({
    page,
  }) => {
    await messagesOf(page, 'lucas');
    await expect(page).toHaveTitle(/^\(2\) Messages/);
    const maya = conversations(page).first();
    await expect(maya).toContainText('Maya Okafor');
    await expect(maya).toContainText('Just now');
    await expect(maya).toContainText('please text me when you are at the gate');
    await expect(maya).toContainText('Unread');
    await expectAccessible(page);

    await open(page, 'Maya Okafor');
    await expect(page).toHaveURL('/messages');
    await expect(bubbles(page, 'the bell is broken')).toBeInViewport();
    await expect(page).toHaveTitle(/^Messages/);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('unread')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('the search narrows the list', { tag: '@once' }, async ({ page }) => {
    await messagesOf(page, 'lucas');
    await page.getByPlaceholder('Search conversations...').fill('maya');
    await expect(conversations(page)).toHaveCount(1);
    await page.getByPlaceholder('Search conversations...').fill('no such name');
    await expect(page.getByText('No conversation matches "no such name".')).toBeVisible();
  });

  test('Back returns from the thread to the list, and a reload stays in the thread', async ({
    page,
    viewport,
  }) => {
    await messagesOf(page, 'lucas');
    await open(page, 'Maya Okafor');
    await expect(log(page)).toBeVisible();
    await page.reload();
    await expect(log(page)).toBeVisible();
    const isPhone = (viewport?.width ?? 0) < 768;
    await expect(conversations(page).first()).toBeVisible({ visible: !isPhone });
    await page.goBack();
    await expect(conversations(page).first()).toBeVisible();
    await expect(log(page)).toHaveCount(0);
  });

  test('no horizontal scrolling at 320 pixels', { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await messagesOf(page, 'lucas');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await open(page, 'Maya Okafor');
    await expect(composer(page)).toBeInViewport();
    expect(await width()).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Back to conversations' }).click();
    await expect(conversations(page).first()).toBeVisible();
  });

  test(
    'on a phone an open thread fits the window, with the demo note above it and the keyboard below',
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await messagesOf(page, 'lucas');
      // A phone's window, without and with a keyboard, which resizes the page (`Document.tsx`).
      for (const [width, height, withKeyboard] of [
        [390, 844, 480],
        [320, 568, 330],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, 'Maya Okafor');
        await expect(page.getByRole('complementary', { name: 'Demo data' })).toBeInViewport();
        await expect(composer(page)).toBeInViewport({ ratio: 1 });
        await expect(bubbles(page, 'the bell is broken')).toBeInViewport();
        await page.setViewportSize({ width, height: withKeyboard });
        await expect(composer(page)).toBeInViewport({ ratio: 1 });
        await expect(bubbles(page, 'the bell is broken')).toBeInViewport();
        await page.goBack();
      }
    },
  );

  test('in an own bubble the text is vertically centred, and the check mark is beside its last line', async ({
    page,
  }) => {
    await messagesOf(page, 'lucas');
    await open(page, 'Maya Okafor');
    for (const text of [
      'On it.',
      'This one is long enough to fill a line of the bubble, and then some of the next, on any screen.',
    ]) {
      await write(page, text);
      const bubble = bubbles(page, text);
      await expect(bubble).toContainText('Sent');
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
  });

  test(
    'two tabs exchange messages live: new messages, read marks, and a toast only outside of the open thread',
    { tag: '@once' },
    async ({ page, context }) => {
      await messagesOf(page, 'lucas');
      await open(page, 'Maya Okafor');
      const maya = await tabOf(context, 'maya');
      await open(maya, 'Lucas Bennett');

      await write(maya, 'Are you near?');
      await expect(bubbles(page, 'Are you near?')).toBeInViewport();
      await expect(bubbles(maya, 'Are you near?')).toContainText('Read');
      await expect(page.getByText('New message from Maya Okafor')).toHaveCount(0);

      await page.getByRole('banner').getByRole('link', { name: 'Roborrow' }).click();
      await write(maya, 'Hello?');
      await expect(page.getByText('New message from Maya Okafor')).toBeVisible();
      await expect(bubbles(maya, 'Hello?')).toContainText('Sent');
    },
  );

  test(
    'a reader of earlier messages is not scrolled, but notified',
    { tag: '@once' },
    async ({ page, context }) => {
      await messagesOf(page, 'lucas');
      await open(page, 'Maya Okafor');
      for (let n = 0; n < 8; n++) await write(page, `Line ${n}\n\n\nand its end`);
      await expect(bubbles(page, 'Line 7')).toContainText('Sent');
      await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
      await expect(bubbles(page, 'Line 7')).not.toBeInViewport();
      const maya = await tabOf(context, 'maya');
      await open(maya, 'Lucas Bennett');
      await write(maya, 'I read them all');
      await page.getByRole('button', { name: 'New messages' }).click();
      await expect(bubbles(page, 'I read them all')).toBeInViewport();
      await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0);
    },
  );
});

test.describe('Sending (D27)', () => {
  test(
    'a retry sends a failed message once, and a reload keeps one that fails again',
    { tag: '@once' },
    async ({ page }) => {
      await messagesOf(page, 'lucas');
      await open(page, 'Daniel Reyes');
      await changeFaults(page, { 'messages.send': 'fail' });
      await write(page, 'Is Gerald free again?');
      await expect(page.getByText('Failed to send message', { exact: true })).toBeVisible();
      await expect(bubbles(page, 'Is Gerald free again?')).toContainText('Not sent');
      await expectAccessible(page);

      await changeFaults(page, {});
      await log(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Message sent!')).toBeVisible();
      await expect(bubbles(page, 'Is Gerald free again?')).toHaveCount(1);
      await expect(bubbles(page, 'Is Gerald free again?')).toContainText('Sent');

      // The reloaded page tries it once more by itself (D486), so the backend goes on failing.
      await changeFaults(page, { 'messages.send': 'fail' });
      await write(page, 'And on Sunday?');
      await expect(bubbles(page, 'And on Sunday?')).toContainText('Not sent');
      await page.reload();
      await expect(bubbles(page, 'And on Sunday?')).toContainText('Not sent');
      await expect(bubbles(page, 'Is Gerald free again?')).toContainText('Sent');
    },
  );

  test('a message whose answer was lost is shown once, as sent', { tag: '@once' }, async ({ page }) => {
    await messagesOf(page, 'lucas');
    await open(page, 'Daniel Reyes');
    await changeFaults(page, { 'messages.send': 'lose-answer' });
    await write(page, 'Twice is once too often');
    await expect(bubbles(page, 'Twice is once too often')).toContainText('Sent');
    await changeFaults(page, {});
    await page.reload();
    await expect(bubbles(page, 'Twice is once too often')).toHaveCount(1);
    await expect(bubbles(page, 'Twice is once too often')).toContainText('Sent');
  });

  test(
    'a message that hangs fails within 15 seconds, and can be discarded',
    { tag: '@once' },
    async ({ page }) => {
      await page.clock.install();
      await messagesOf(page, 'lucas');
      await open(page, 'Daniel Reyes');
      await changeFaults(page, { 'messages.send': 'hang' });
      await write(page, 'Hello out there');
      await expect(bubbles(page, 'Hello out there')).toContainText('Sending');
      await page.clock.fastForward(15_000);
      await expect(bubbles(page, 'Hello out there')).toContainText('Not sent');
      await log(page).getByRole('button', { name: 'Discard' }).click();
      await expect(bubbles(page, 'Hello out there')).toHaveCount(0);
    },
  );

  test(
    'the typed text is kept per conversation, and deleted by the logout',
    { tag: '@once' },
    async ({ page }) => {
      await messagesOf(page, 'lucas');
      await open(page, 'Daniel Reyes');
      await composer(page).fill('half a thought');
      await page.goBack();
      await open(page, 'Maya Okafor');
      await expect(composer(page)).toHaveValue('');
      await page.goBack();
      await open(page, 'Daniel Reyes');
      await page.reload();
      await expect(composer(page)).toHaveValue('half a thought');
      const openMenu = page.getByRole('button', { name: 'Open menu' });
      if (await openMenu.isVisible()) await openMenu.click();
      await page.getByRole('button', { name: /^Account menu/ }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
      const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      await expect.poll(kept).not.toContain('half a thought');
    },
  );
});

test.describe('an address with a conversation (D26)', () => {
  for (const [what, id, sentence] of [
    ['no user', '', 'No user selected for conversation'],
    ['an unknown user', 'unknown-user', 'Conversation not found'],
  ] as const) {
    test(`shows an error when it names ${what}`, { tag: '@once' }, async ({ page }) => {
      await messagesOf(page, 'lucas');
      await page.goto(`/messages?newConversation=${id}`);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page).toHaveURL('/messages');
      await expect(conversations(page).first()).toBeVisible();
    });
  }

  test(
    'starts a draft about a robot, and its first message creates the conversation',
    { tag: '@once' },
    async ({ page }) => {
      await openAs(page, emailOf('walt'), '/search?location=Apex%2C+NC%2C+USA');
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeVisible();
      const robot = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('link', { name: 'Contact Owner' }).click();
      await expect(page.getByRole('heading', { name: 'Start a conversation' })).toBeVisible();
      await expect(page).toHaveURL('/messages');
      await expect(page.getByRole('link', { name: `About ${robot}` })).toContainText('/day');
      await expectAccessibleAtBothWidths(page);
      await write(page, 'Does it like corn?');
      await expect(
        bubbles(page, 'Does it like corn?').getByRole('link', { name: `About ${robot}` }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Start a conversation' })).toHaveCount(0);
      await expect(conversations(page).filter({ hasText: 'You: Does it like corn?' })).toBeVisible();
    },
  );
});

test.describe('messages that cannot be loaded (D172)', () => {
  test('the list reports it and can be loaded again', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'messages.subscribeRecent': 'fail' });
    await openAs(page, emailOf('lucas'), '/messages');
    const list = page.getByRole('region', { name: 'Conversations' });
    await expect(list.getByText('Failed to load conversations')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await changeFaults(page, {});
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(conversations(page).first()).toBeVisible();
  });

  test('the thread reports it and can be loaded again', { tag: '@once' }, async ({ page }) => {
    await messagesOf(page, 'lucas');
    await changeFaults(page, { 'messages.subscribeThread': 'fail' });
    await open(page, 'Daniel Reyes');
    const thread = page.getByRole('region', { name: 'Conversation with Daniel Reyes' });
    await expect(thread.getByText('Failed to load messages')).toBeVisible();
    await changeFaults(page, {});
    await thread.getByRole('button', { name: 'Try again' }).click();
    await expect(bubbles(page, 'named it Gerald')).toBeVisible();
  });

  test('a user without conversations sees how to start one', { tag: '@once' }, async ({ page }) => {
    await openAs(page, emailOf('jamal'), '/messages');
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(page.getByText('Start a conversation by messaging another user!')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
