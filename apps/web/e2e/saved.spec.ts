import { expectAccessibleAtBothWidths } from './axe.ts';
import { openAs, signIn } from './people.ts';
import { expect, test, type Page } from './test.ts';

const OTTO = '/robots/demo-otto-vacuum';
const pressed = (page: Page) => page.getByRole('button', { name: /^Save /, pressed: true });

test.describe('Saved robots (D320)', () => {
  test(
    'are kept across a reload, on the page Saved, and are compared side by side (D328)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/robots');
      const hearts = page.getByRole('article').getByRole('button', { name: /^Save / });
      for (const index of [0, 1, 2]) await hearts.nth(index).click();
      await expect(pressed(page)).toHaveCount(3);
      await page.reload();
      await expect(pressed(page)).toHaveCount(3);
      await expectAccessibleAtBothWidths(page);

      await page.goto('/saved');
      const rows = page.getByRole('main').getByRole('article');
      await expect(rows).toHaveCount(3);
      await rows.nth(1).getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows).toHaveCount(3);
      await rows.nth(2).getByRole('button', { name: 'Remove' }).click();
      await expect(rows).toHaveCount(2);
      for (const box of await page.getByRole('checkbox', { name: 'Compare' }).all()) await box.check();
      await expectAccessibleAtBothWidths(page);
      await page.getByRole('link', { name: 'Compare 2 robots' }).click();

      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(table.getByRole('row', { name: /^Price/ }).getByRole('cell')).toHaveText([/\$/, /\$/]);
      await expectAccessibleAtBothWidths(page);
      const address = page.url();
      await page.goto(`${address}%2Cno-such-robot`);
      await expect(page.getByText('1 of the robots is no longer listed.')).toBeVisible();
      await page
        .getByRole('link', { name: /^Remove .* from the comparison$/ })
        .first()
        .click();
      await expect(table.getByRole('columnheader')).toHaveCount(2);
    },
  );

  test(
    'of the visitor are in the account after the login, and off the device after the session',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(OTTO);
      await page.getByRole('button', { name: /^Save / }).click();
      await expect(pressed(page)).toHaveCount(1);
      await page.goto('/login?redirect=%2Fsaved');
      await signIn(page, 'lucas@demo.roborrow.example');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await expect(page.getByText('Kept on this device.')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('roborrow.saved'))).toBeNull();

      // Another tab of the same account follows.
      const tab = await page.context().newPage();
      await openAs(tab, 'lucas@demo.roborrow.example', '/saved');
      await tab.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(tab.getByRole('main').getByRole('article')).toHaveCount(1);

      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/saved');
      await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    },
  );
});

test.describe('Saved searches (D390, D391)', () => {
  const row = (page: Page) => page.getByRole('article', { name: 'Quiet arms' });

  test(
    'are named, tell what is new, are opened as they were, and follow other tabs',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/search?query=robot&location=Apex%2C+NC%2C+USA&distance=50&maxPrice=200');
      await page.getByRole('button', { name: 'Save this search' }).click();
      const name = page.getByRole('textbox', { name: 'Name' });
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('robot near Apex, NC');
      await expectAccessibleAtBothWidths(page);
      await page.keyboard.type('Quiet arms');
      await page.keyboard.press('Enter');
      const link = page.getByRole('link', { name: 'Search saved' });
      await expect(link).toBeFocused();
      await page.reload();
      await expect(link).toBeVisible();

      await page.goto('/saved');
      await expect(row(page)).toContainText('"robot" · Apex, NC, USA, within 50 miles · Up to $200/day');
      // As if it had been looked at before all robots were listed.
      await page.evaluate(() => {
        const stored = localStorage.getItem('roborrow.saved') ?? '';
        localStorage.setItem('roborrow.saved', stored.replace(/"seenAt":\d+/, '"seenAt":1'));
      });
      await page.reload();
      await expect(row(page)).toContainText(/\d new/);
      await expectAccessibleAtBothWidths(page);

      const tab = await page.context().newPage();
      await tab.goto('/saved');
      await row(tab).getByRole('link').click();
      await expect(tab).toHaveURL(/query=robot&location=Apex%2C\+NC%2C\+USA&distance=50&maxPrice=200$/);
      await expect(tab.getByRole('link', { name: 'Search saved' })).toBeVisible();
      await expect(row(page)).toContainText('Nothing new');
      await tab.goBack();
      await row(tab).getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row(tab)).toBeVisible();
    },
  );
});

test(
  'The robots that were viewed last are on Home, the last one first, until they are cleared (D392)',
  { tag: '@once' },
  async ({ page }) => {
    for (const robot of ['demo-otto-vacuum', 'demo-lanai-cam']) {
      await page.goto(`/robots/${robot}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('roborrow.viewed') ?? ''))
        .toContain(robot);
    }
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Recently viewed' });
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole('link')).toHaveCount(2);
    await expect(shelf.getByRole('link').first()).toHaveText(/Lanai/i);
    await expectAccessibleAtBothWidths(page);
    await shelf.getByRole('button', { name: 'Clear' }).click();
    await expect(shelf).toHaveCount(0);
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: 'Recently listed' })).toBeVisible();
    await expect(shelf).toHaveCount(0);
  },
);

test('A page that knows what is saved and viewed is taken over by React without a complaint @once', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const ADDRESSES = ['/', '/robots', '/search?query=robot', OTTO, '/saved', '/contact', '/login'];
  const openAll = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The hearts are connected after React has taken the page over.
      await page.waitForLoadState('networkidle');
    }
  };
  await page.goto(OTTO);
  await page.getByRole('button', { name: /^Save / }).click();
  await expect(pressed(page)).toHaveCount(1);
  await openAll(ADDRESSES);
  await page.goto('/login?redirect=%2Fsaved');
  await signIn(page, 'lucas@demo.roborrow.example');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await openAll(ADDRESSES.slice(0, -1));
  expect(complaints).toEqual([]);
});
