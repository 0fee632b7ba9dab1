import { AUTH_LOADING_LIMIT } from '@roborrow/domain';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { complaintsOf } from './complaints.ts';
import { holdScripts } from './hold-scripts.ts';
import { navigate } from './navigate.ts';
import { openAs, signIn } from './people.ts';
import { expect, test, type Page } from './test.ts';
import { untilComplete } from './until-complete.ts';

const LUCAS = 'lucas@demo.roborrow.example';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu of Lucas Bennett' });

test.describe('the session on the screen', () => {
  test('before the app has started, a visitor sees the login links, and a member who reloads never sees them, nor what a search finds for visitors (D2); React has nothing to complain about then', async ({
    page,
  }) => {
    const scripts = /\/assets\/.*\.js$/;
    await page.route(scripts, (route) => route.abort());
    await page.goto('/search');
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await page.unroute(scripts);

    await openAs(page, LUCAS, '/about');
    const complaints = complaintsOf(page);
    await page.addInitScript((limit) => {
      // Without the app's limit for the first check (D131): on a slow machine it would rightly show the links.
      const { setTimeout } = window;
      window.setTimeout = ((work: () => void, delay?: number) =>
        delay === limit ? 0 : setTimeout(work, delay)) as typeof window.setTimeout; // one overload is enough here
      const look = () => {
        for (const link of document.querySelectorAll('a'))
          if (/^\/(login|register)/.test(link.getAttribute('href') ?? ''))
            if (link.checkVisibility({ visibilityProperty: true })) console.error('an invitation to log in');
        for (const heading of document.querySelectorAll('h2'))
          if (
            heading.textContent === '7 robots found' &&
            heading.checkVisibility({ visibilityProperty: true })
          )
            console.error('the robots of a search anywhere');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, AUTH_LOADING_LIMIT);
    for (const address of [
      '/',
      '/robots',
      '/search?query=drone',
      '/robots/demo-lanai-cam',
      '/messages',
      '/dashboard',
    ]) {
      const releaseScripts = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await releaseScripts();
      await expect(accountMenu(page)).toBeVisible();
      await untilComplete(page);
      // The page was made for a visitor.
      if (address === '/') await expect(page.getByText('Hello, Lucas')).toBeVisible();
      if (address.startsWith('/search'))
        await expect(page.getByRole('heading', { name: '1 robot found' })).toBeVisible();
      expect(complaints, address).toEqual([]);
    }
  });

  test('a new tab knows the remembered address, says that another tab is signed in, and returns to its page after its own login (D15)', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await signIn(page, LUCAS);
    const other = await context.newPage();
    await other.goto('/contact');
    const note = other.getByRole('complementary', { name: 'Login' });
    await expect(note).toHaveText(/^You are logged in, but in another tab/);
    await expectAccessibleAtBothWidths(other);
    await note.getByRole('link', { name: 'Log in here' }).click();
    await expect(other.getByLabel('Email')).toHaveValue(LUCAS);
    // It would come late there, and move the form while its button is pressed.
    await expect(note).toHaveCount(0);
    await signIn(other, LUCAS);
    await expect(other).toHaveURL('/contact');
    await expect(note).toHaveCount(0);

    // One press, without a password (D641); each tab ends its own.
    const third = await context.newPage();
    await third.goto('/contact');
    await third.getByRole('button', { name: 'Continue here as Lucas Bennett' }).click();
    await expect(accountMenu(third)).toBeVisible();
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await third.reload();
    await expect(accountMenu(third)).toBeVisible();
  });

  test("Login in the bar returns to the visitor's page, and Logout in the account's menu opens Home", async ({
    page,
  }) => {
    await page.goto('/search?query=zeppelin');
    await bar(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/);
    await bar(page).getByRole('link', { name: 'Login', includeHidden: true }).dispatchEvent('click'); // once more, from there
    await signIn(page, LUCAS);
    await expect(page).toHaveURL('/search?query=zeppelin');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /Login|Sign Up/ })).toHaveCount(0);

    await accountMenu(page).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('Hello, Lucas')).toHaveCount(0);
    await navigate(page, '/dashboard');
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  });

  test('on a phone, a toast covers no button of the bar; the menu opens over both, shows unread messages while closed, and has Login and Logout (D61, D76)', async ({
    page,
  }) => {
    // The window is low, so the form is scrolled when it is sent; the next page must start at its top,
    // including the demo's note.
    await page.setViewportSize({ width: 360, height: 500 });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await bar(page).getByRole('link', { name: 'Login' }).click();
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

    await expect(page.getByRole('banner').getByText('2 unread messages').first()).toBeVisible();
    const topOfHeading = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await topOfHeading();
    await menu.click();
    await expect(bar(page).getByRole('link', { name: 'Messages' })).toBeVisible();
    expect(await topOfHeading()).toBe(before);
    // The open menu covers the toast.
    await bar(page).getByRole('link', { name: 'Browse Robots' }).click();
    await expect(page).toHaveURL('/robots');

    await menu.click();
    await accountMenu(page).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  });
});
