import { AUTH_LOADING_LIMIT } from '@roborrow/domain';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { holdScripts } from './hold-scripts.ts';
import { openAs, signIn } from './people.ts';
import { expect, test, type Page } from './test.ts';

const LUCAS = 'lucas@demo.roborrow.example';
const PHONE = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('the session on the screen', () => {
  test('a page reloaded while signed in never shows the login links', { tag: '@once' }, async ({ page }) => {
    await openAs(page, LUCAS, '/about');
    const invitations: string[] = [];
    page.on('console', (message) => void invitations.push(message.text()));
    await page.addInitScript((limit) => {
      // Without the app's limit for the first check (D131): on a slow machine it would rightly show the links.
      const { setTimeout } = window;
      window.setTimeout = ((work: () => void, delay?: number) =>
        delay === limit ? 0 : setTimeout(work, delay)) as typeof window.setTimeout; // one overload is enough here
      const look = () => {
        for (const link of document.querySelectorAll('a'))
          if (/^\/(login|register)/.test(link.getAttribute('href') ?? ''))
            if (link.checkVisibility({ visibilityProperty: true })) console.error('an invitation to log in');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, AUTH_LOADING_LIMIT);
    for (const address of ['/', '/search', '/robots/demo-lanai-cam', '/about']) {
      const releaseScripts = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await releaseScripts();
      await expect(page.getByRole('button', { name: 'Account menu of Lucas Bennett' })).toBeVisible();
      expect(
        invitations.filter((text) => text.includes('invitation')),
        address,
      ).toEqual([]);
    }
  });

  test(
    'a visitor who was never signed in sees the login links at once',
    { tag: '@once' },
    async ({ page }) => {
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto('/search');
      await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    },
  );

  test(
    'a new tab says that another one is signed in, and returns to its page after its own login',
    { tag: '@once' },
    async ({ page, context }) => {
      await openAs(page, LUCAS, '/dashboard');
      const other = await context.newPage();
      await other.goto('/search');
      const note = other.getByRole('complementary', { name: 'Login' });
      await expect(note).toHaveText(/^You are logged in, but in another tab/);
      await expectAccessibleAtBothWidths(other);
      await note.getByRole('link', { name: 'Log in here' }).click();
      await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
      // It would come late there, and move the form while its button is pressed.
      await expect(note).toHaveCount(0);
      await signIn(other, LUCAS);
      await expect(other).toHaveURL('/search');
      await expect(note).toHaveCount(0);
    },
  );

  test(
    'the login page says when a session ended, but not after a logout',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByText('Your session has ended')).toHaveCount(0);
      await signIn(page, LUCAS);
      await expect(page).toHaveURL('/dashboard');
      await page.evaluate(() => {
        const stored = sessionStorage.getItem('roborrow.session') ?? '';
        const session = JSON.parse(stored) as { signedInAt: number }; // the demo's format
        session.signedInAt -= 9 * 60 * 60 * 1000;
        sessionStorage.setItem('roborrow.session', JSON.stringify(session));
      });
      await page.reload();
      await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
      await expect(page.getByText('Your session has ended. A login lasts 8 hours at most.')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await signIn(page, LUCAS);
      await expect(page).toHaveURL('/dashboard');
    },
  );

  test("Login in the bar returns to the visitor's page", async ({ page }) => {
    await page.goto('/robots?category=hobby');
    const openMenu = page.getByRole('button', { name: 'Open menu' });
    if (await openMenu.isVisible()) await openMenu.click();
    await bar(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/);
    await bar(page).getByRole('link', { name: 'Login', includeHidden: true }).dispatchEvent('click'); // once more, from there
    await signIn(page, LUCAS);
    await expect(page).toHaveURL('/robots?category=hobby');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /Login|Sign Up/ })).toHaveCount(0);
  });

  test('going back from a page that was opened directly opens Browse', { tag: '@once' }, async ({ page }) => {
    await page.goto('/nowhere');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/robots');
    await page.goto('/robots/gone');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/robots');
  });

  test(
    "the phone's menu opens over the page, and shows unread messages while closed (D61)",
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openAs(page, LUCAS, '/about');
      await expect(page.getByRole('banner').getByText('2 unread messages').first()).toBeVisible();
      const topOfHeading = () =>
        page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
      const before = await topOfHeading();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(bar(page).getByRole('link', { name: 'Messages' })).toBeVisible();
      expect(await topOfHeading()).toBe(before);
      await expectAccessible(page);
    },
  );

  test(
    'a toast on a phone is below the bar and covers none of its buttons (D76)',
    { tag: '@once' },
    async ({ page }) => {
      // The window is low, so the form is scrolled when it is sent; the next page must start at its top,
      // including the demo's note.
      await page.setViewportSize({ width: 360, height: 500 });
      await page.goto('/login');
      await signIn(page, LUCAS);
      await page.waitForURL('/dashboard');
      await expect(page.getByText('Demo data.')).toBeInViewport();
      const toast = page.getByRole('listitem').filter({ hasText: 'Welcome back!' });
      const toastTop = await toast.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map((animation) => animation.finished));
        return element.getBoundingClientRect().top;
      });
      const barBottom = await page
        .getByRole('banner')
        .evaluate((element) => element.getBoundingClientRect().bottom);
      expect(toastTop).toBeGreaterThanOrEqual(barBottom);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      // The open menu covers it.
      await bar(page).getByRole('link', { name: 'Browse Robots' }).click();
      await expect(page).toHaveURL('/robots');
    },
  );
});
