import { expect, test, type Page } from './test.ts';
import { navigate } from './navigate.ts';
import { signIn } from './people.ts';

/** Home → a place picked from the suggestions → results. */
async function searchNearApex(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Where?' }).pressSequentially('Ape');
  await page.getByRole('option', { name: 'Apex NC, USA' }).click();
  await page.getByRole('button', { name: 'Find a Robot' }).click();
  await expect(page).toHaveURL('/search?location=Apex%2C+NC%2C+USA');
}

// On a phone; `keyboard.spec.ts` goes a similar way in a wide window. Each screen's own test looks at it with axe.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test(
  'a renter finds a robot near a real town and writes to its owner, who reads it in another tab',
  { tag: '@once' },
  async ({ page, context }) => {
    await searchNearApex(page);
    await expect(page.getByText(/^Found \d+ robots within 25 miles of Apex, NC, USA/)).toBeVisible();
    await expect(page.getByText('Showing results sorted by distance (closest first)')).toBeVisible();

    const nearest = page.getByRole('article').first();
    await expect(nearest.getByText(/(ft|miles?) away$/)).toBeVisible();
    await nearest.getByRole('link').click();
    await expect(page).toHaveURL(/\/robots\/[^/]+$/);
    await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeVisible();
    const robot = await page.getByRole('heading', { level: 1 }).innerText();
    const owner = await page
      .getByRole('complementary', { name: 'Rent this robot' })
      .getByRole('strong')
      .innerText();

    await page.getByRole('link', { name: 'Contact Owner' }).click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, 'lucas@demo.roborrow.example');

    await expect(page).toHaveURL('/messages');
    await expect(page.getByText(robot).first()).toBeVisible();
    const text = `Is it free next weekend? ${Date.now()}`;
    await page.getByRole('textbox', { name: `Message to ${owner}` }).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText(text)).toBeVisible();

    const other = await context.newPage();
    await other.goto('/login');
    await other.getByRole('button', { name: owner }).click();
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other).toHaveURL('/dashboard');
    await navigate(other, '/messages');
    await other.getByRole('region', { name: 'Conversations' }).getByText(text).first().click();
    await expect(other.getByRole('log').getByText(text)).toBeVisible();

    await expect(page.getByRole('log').getByText('Read').last()).toBeAttached();
    await other.getByRole('textbox', { name: /^Message to/ }).fill('It is. Saturday at nine?');
    await other.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('It is. Saturday at nine?')).toBeVisible();
  },
);
