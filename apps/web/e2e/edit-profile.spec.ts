import { expect, test, type Page } from './test.ts';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults, planFaults } from './faults.ts';
import { openAs } from './people.ts';

const LUCAS = 'lucas@demo.roborrow.example';
/** 5 MB, the largest accepted avatar (D22). */
const MOST = 5_242_880;

/** Opens the edit form as this user. */
async function editAs(page: Page, email: string): Promise<void> {
  await openAs(page, email, '/edit-profile');
  await expect(page.getByLabel('First name')).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const picture = (page: Page) => page.getByLabel('Profile picture');
const preview = (page: Page) => page.getByRole('main').locator('form img');

/** A picture drawn in the page, filled up to `size` bytes. */
async function png(page: Page, width: number, height: number, size = 0): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = 'teal';
      context?.fillRect(0, 0, width, height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  const bytes = Buffer.from(base64, 'base64');
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]);
}

test.describe('Edit profile (D74, D124)', () => {
  test('changes only the editable fields, then opens the dashboard', { tag: '@once' }, async ({ page }) => {
    await editAs(page, LUCAS);
    await expectAccessibleAtBothWidths(page);
    const username = page.getByLabel('Username');
    await expect(username).toHaveValue('lucas_demo');
    await expect(username).not.toBeEditable();
    await expect(username).toHaveAccessibleDescription(
      'Your username cannot be changed after account creation',
    );

    await page.getByLabel('First name').fill('  Luke ');
    await page.getByLabel('About Me').fill('Now with two lawns.');
    await page.getByLabel('Expertise level').selectOption('Intermediate');
    await page.getByRole('combobox', { name: 'Location' }).fill('');
    await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Ralei');
    await page.getByRole('option', { name: 'Raleigh NC, USA', exact: true }).click();
    await expect(page).toHaveURL('/edit-profile');
    await save(page);
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Luke Bennett').first()).toBeAttached();

    await page.goto('/profile/demo-lucas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luke Bennett');
    await expect(page.getByText('Now with two lawns.')).toBeVisible();
    await expect(page.getByText('Raleigh, NC, USA')).toBeVisible();
    await page.goto('/search?query=robot');
    await expect(page.getByRole('button', { name: 'Remove filter Near Raleigh, NC, USA' })).toBeVisible();
  });

  test('an unknown place is saved, with a message (D19)', { tag: '@once' }, async ({ page }) => {
    await editAs(page, LUCAS);
    await page.getByRole('combobox', { name: 'Location' }).fill('Nowhereville');
    await save(page);
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText(/^Saved\. We could not place your location/)).toBeVisible();
    await page.goto('/edit-profile');
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Nowhereville');
    await page.goto('/search?query=robot');
    await expect(page.getByText(/^Near /)).toHaveCount(0);
  });

  test('names are required, and Enter in the location saves nothing', { tag: '@once' }, async ({ page }) => {
    await editAs(page, LUCAS);
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('   ');
    await page.getByRole('combobox', { name: 'Location' }).press('Enter');
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('');
    await save(page);
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
    await expectAccessibleAtBothWidths(page);
  });

  test('Cancel asks only if changes would be lost', { tag: '@once' }, async ({ page }) => {
    await editAs(page, LUCAS);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/edit-profile');
    await page.getByLabel('First name').fill('Luke');
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expectAccessibleAtBothWidths(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Luke');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Luke Bennett')).toHaveCount(0);
  });

  test('a failure is reported, and the form keeps its content', { tag: '@once' }, async ({ page }) => {
    await editAs(page, LUCAS);
    await changeFaults(page, { 'users.update': 'fail' });
    await page.getByLabel('First name').fill('Luke');
    await picture(page).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await png(page, 40, 40),
    });
    await expect(preview(page)).toHaveAttribute('src', /^blob:/);
    await save(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update profile' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Luke');
    await expect(preview(page)).toHaveAttribute('src', /^blob:/);
    await expectAccessibleAtBothWidths(page);
    await changeFaults(page, {});
    await save(page);
    await expect(page).toHaveURL('/dashboard');
  });

  test('after a lost answer the same changes can be saved again', { tag: '@once' }, async ({ page }) => {
    await editAs(page, LUCAS);
    await changeFaults(page, { 'users.update': 'lose-answer' });
    await page.getByLabel('First name').fill('Luke');
    await save(page);
    await expect(page.getByText('Failed to update profile').first()).toBeVisible();
    await changeFaults(page, {});
    await save(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Luke Bennett').first()).toBeAttached();
  });

  test('a profile that cannot be read can be loaded again', { tag: '@once' }, async ({ page }) => {
    await openAs(page, LUCAS, '/dashboard');
    await planFaults(page, { 'users.get': 'fail' });
    await page.goto('/edit-profile');
    await expect(page.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await changeFaults(page, {});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Lucas');
  });
});

test.describe('The profile picture (D150, D22)', () => {
  test(
    'is scaled down, re-encoded, shown everywhere, and can be removed',
    { tag: '@once' },
    async ({ page }) => {
      await editAs(page, LUCAS);
      const buffer = await png(page, 1200, 600, MOST);
      expect(buffer).toHaveLength(MOST);
      await picture(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await expect(preview(page)).toHaveAttribute('src', /^blob:/);
      const size = preview(page).evaluate(async (image: HTMLImageElement) => {
        await image.decode(); // it has an address before it is loaded
        return [image.naturalWidth, image.naturalHeight];
      });
      expect(await size).toEqual([512, 256]);
      await expectAccessibleAtBothWidths(page);
      await save(page);
      await expect(page).toHaveURL('/dashboard');
      await page.goto('/profile/demo-lucas');
      await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', /^data:image\/jpeg/);

      await page.goto('/edit-profile');
      await page.getByRole('button', { name: 'Remove picture' }).click();
      await expect(preview(page)).toHaveCount(0);
      await save(page);
      await expect(page).toHaveURL('/dashboard');
      await page.goto('/profile/demo-lucas');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('header img')).toHaveCount(0);
    },
  );

  test(
    'only pictures up to 5 MB are accepted; the previous choice stays',
    { tag: '@once' },
    async ({ page }) => {
      await editAs(page, LUCAS);
      const before = await preview(page).getAttribute('src');
      const refused = [
        {
          name: 'notes.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('hello'),
          says: 'Please select an image file',
        },
        {
          name: 'large.png',
          mimeType: 'image/png',
          buffer: Buffer.alloc(MOST + 1),
          says: 'Image size must be less than 5MB',
        },
        {
          name: 'broken.png',
          mimeType: 'image/png',
          buffer: Buffer.from('no picture'),
          says: 'Please select an image file',
        },
      ];
      for (const { says, ...file } of refused) {
        await picture(page).setInputFiles(file);
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        expect(await preview(page).getAttribute('src')).toBe(before);
      }
      await expectAccessibleAtBothWidths(page);
      await picture(page).setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await png(page, 40, 40),
      });
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    },
  );
});
