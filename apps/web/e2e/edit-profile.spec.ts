import { writeFileSync } from 'node:fs';
import { expect, test, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';

/** 5 MB, the largest accepted avatar (D22). */
const MOST = 5_242_880;

/** A picture drawn in the page, filled up to `size` bytes. */
async function png(page: Page, width: number, height: number, size: number): Promise<Buffer> {
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

test('a member edits their profile, with a picture that is scaled down, and every page shows it (D74, D124, D150, D22)', async ({
  page,
}, testInfo) => {
  await openAs(page, 'lucas@demo.roborrow.example', '/edit-profile');
  await expect(page.getByLabel('Username')).not.toBeEditable();
  const picture = page.getByLabel('Profile picture');
  const preview = page.getByRole('main').locator('form img');
  const before = await preview.getAttribute('src');
  const save = page.getByRole('button', { name: 'Save Changes' });

  await test.step('a file that is no picture and an empty name are refused', async () => {
    await picture.setInputFiles({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByRole('alert').filter({ hasText: 'Please select an image file' })).toBeVisible();
    expect(await preview.getAttribute('src')).toBe(before);
    await page.getByLabel('First name').fill('');
    await save.click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
    await expectAccessibleAtBothWidths(page);
  });
  await test.step('a picture of 5 MB is scaled down', async () => {
    const buffer = await png(page, 1200, 600, MOST);
    expect(buffer).toHaveLength(MOST);
    // A file of the disk, because Playwright would send its 5 MB to the browser as text.
    const path = testInfo.outputPath('me.png');
    writeFileSync(path, buffer);
    await picture.setInputFiles(path);
    await expect(preview).toHaveAttribute('src', /^blob:/);
    const size = preview.evaluate(async (image: HTMLImageElement) => {
      await image.decode(); // it has an address before it is loaded
      return [image.naturalWidth, image.naturalHeight];
    });
    // The preview is of the size of faces (D740).
    expect(await size).toEqual([128, 128]);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
  await test.step('the texts', async () => {
    await page.getByLabel('First name').fill('  Luke ');
    await page.getByLabel('About Me').fill('Now with two lawns.');
    const location = page.getByRole('combobox', { name: 'Location' });
    await location.fill('');
    await location.pressSequentially('Ralei');
    await page.getByRole('option', { name: 'Raleigh NC, USA', exact: true }).click();
  });
  await test.step('Cancel asks first', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
  });
  await test.step('what is saved is shown everywhere', async () => {
    await save.click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Luke Bennett').first()).toBeAttached();
    await navigate(page, '/profile/demo-lucas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luke Bennett');
    await expect(page.getByText('Now with two lawns.')).toBeVisible();
    await expect(page.getByText('Raleigh, NC, USA')).toBeVisible();
    await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', /^data:image\/jpeg/);
    await navigate(page, '/search?query=robot');
    await expect(page.getByRole('button', { name: 'Remove filter Near Raleigh, NC, USA' })).toBeVisible();
  });
});
