import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { navigate } from './navigate.ts';
import { openAs, signIn } from './people.ts';

const MAYA = 'maya@demo.roborrow.example';

test('a member downloads everything, with pictures, and logs out everywhere else: the other tab says so, and comes back after a login (D464, D490)', async ({
  page,
  context,
}) => {
  await openAs(page, MAYA, '/settings');
  await test.step('everything is in a file', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await started;
    await expect(page.getByText('Your data is in the file.')).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^roborrow-.*\.json$/);
    const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file).toMatchObject({
      account: { email: MAYA },
      profile: { firstName: 'Maya' },
    });
    const { pictures } = file as { readonly pictures: Readonly<Record<string, string | null>> }; // as it was written
    expect(Object.values(pictures).length).toBeGreaterThan(0);
    for (const picture of Object.values(pictures)) expect(picture).toMatch(/^data:image\//);
  });

  const other = await context.newPage();
  await openAs(other, MAYA, '/messages');
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You are logged in only here now.')).toBeVisible();

  await expect(other).toHaveURL(/\/login\?redirect=%2Fmessages/);
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await expectAccessibleAtBothWidths(other);
  await signIn(other, MAYA);
  await expect(other).toHaveURL('/messages');

  await navigate(page, '/dashboard');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
