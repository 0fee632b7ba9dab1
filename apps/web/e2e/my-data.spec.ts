import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import { openAs } from './people.ts';

test('a member downloads everything, with pictures (D464)', { tag: '@once' }, async ({ page }) => {
  await openAs(page, 'maya@demo.roborrow.example', '/edit-profile');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await started;
  await expect(page.getByText('Your data is in the file.')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^roborrow-.*\.json$/);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({
    account: { email: 'maya@demo.roborrow.example' },
    profile: { firstName: 'Maya' },
  });
  const { pictures } = file as { readonly pictures: Readonly<Record<string, string | null>> }; // as it was written
  expect(Object.values(pictures).length).toBeGreaterThan(0);
  for (const picture of Object.values(pictures)) expect(picture).toMatch(/^data:image\//);
});
