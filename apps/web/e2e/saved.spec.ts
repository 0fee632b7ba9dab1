import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { complaintsOf } from './complaints.ts';
import { navigate } from './navigate.ts';
import { openAs, signIn } from './people.ts';
import { expect, test, type Page } from './test.ts';

const OTTO = '/robots/demo-otto-vacuum';
const LUCAS = 'lucas@demo.roborrow.example';
const hearts = (page: Page) => page.getByRole('button', { name: /^Save (?!this search)/ });
const pressed = (page: Page) => page.getByRole('button', { name: /^Save /, pressed: true });

// Pages do not know, while they are rendered, what is saved and viewed; the browser does. React takes each over all the same.
let complaints: readonly string[] = [];
test.beforeEach(({ page }) => void (complaints = complaintsOf(page)));
test.afterEach(() => expect(complaints).toEqual([]));

test('what a visitor saved and viewed is there after a reload, on its pages, and in another tab (D320, D328, D390, D391, D392)', async ({
  page,
  context,
}) => {
  await test.step('a heart stays pressed', async () => {
    await page.goto(OTTO);
    for (const robot of ['Otto', 'Lanai']) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(robot);
      await hearts(page).first().click();
      await expect(pressed(page)).toHaveCount(1);
      if (robot === 'Otto') await navigate(page, '/robots/demo-lanai-cam');
    }
    await page.reload();
    await expect(pressed(page)).toHaveCount(1);
  });

  await test.step('Home shows the robots that were viewed last, until they are cleared', async () => {
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Recently viewed' });
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole('link')).toHaveCount(2);
    await expect(shelf.getByRole('link').first()).toHaveText(/Lanai/i);
    await expectAccessible(page);
    await shelf.getByRole('button', { name: 'Clear' }).click();
    await expect(shelf).toHaveCount(0);
  });

  await test.step('a search is named and saved', async () => {
    await navigate(page, '/search?query=robot&location=Apex%2C+NC%2C+USA&distance=50&maxPrice=200');
    await page.getByRole('button', { name: 'Save this search' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('robot near Apex, NC');
    await expectAccessible(page);
    await page.keyboard.type('Quiet arms');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Search saved' })).toBeFocused();
  });

  const row = (tab: Page) => tab.getByRole('article', { name: 'Quiet arms' });
  await test.step('the page Saved has both, and says what is new', async () => {
    await navigate(page, '/saved');
    await expect(row(page)).toContainText('"robot" · Apex, NC, USA, within 50 miles · Up to $200/day');
    // As if the search had been looked at before all robots were listed. Its own page would write when it was looked at.
    await page.evaluate(() => {
      const stored = localStorage.getItem('roborrow.saved') ?? '';
      localStorage.setItem('roborrow.saved', stored.replace(/"seenAt":\d+/, '"seenAt":1'));
    });
    await page.reload();
    await expect(row(page)).toContainText(/\d new/);
    const boxes = page.getByRole('checkbox', { name: 'Compare' });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('another tab opens the search as it was, and both follow each other', async () => {
    const tab = await context.newPage();
    await tab.goto('/saved');
    await row(tab).getByRole('link').click();
    await expect(tab).toHaveURL(/query=robot&location=Apex%2C\+NC%2C\+USA&distance=50&maxPrice=200$/);
    await expect(tab.getByRole('link', { name: 'Search saved' })).toBeVisible();
    await expect(row(page)).toContainText('Nothing new');
    await tab.goBack();
    await row(tab).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(tab)).toBeVisible();
  });

  await test.step('two robots are compared side by side', async () => {
    await page.getByRole('link', { name: 'Compare 2 robots' }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('row', { name: /^Price/ }).getByRole('cell')).toHaveText([/\$/, /\$/]);
    await expectAccessibleAtBothWidths(page);
  });
});

test('what a visitor saved is in the account after the login, in every tab of it, and off the device after the session', async ({
  page,
  context,
}) => {
  await page.goto(OTTO);
  await hearts(page).first().click();
  await expect(pressed(page)).toHaveCount(1);
  await navigate(page, '/login?redirect=%2Fsaved');
  await signIn(page, LUCAS);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Kept on this device.')).toHaveCount(0);
  await navigate(page, OTTO);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otto');
  await expect(pressed(page)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('roborrow.saved'))).toBeNull();

  const tab = await context.newPage();
  await openAs(tab, LUCAS, '/saved');
  await tab.getByRole('button', { name: 'Remove' }).click();
  await expect(pressed(page)).toHaveCount(0);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(pressed(page)).toHaveCount(1);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});
