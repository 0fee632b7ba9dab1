import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { dayIn } from './days.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';
import { png } from './png.ts';
import { expect, test, type Page } from './test.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

const photo = (name: string, width: number, height: number) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: png(width, height),
});
const press = (of: Page, name: string) => of.getByRole('button', { name, exact: true }).press('Enter');
const handover = (of: Page) => of.getByRole('region', { name: 'Handover' });
const condition = (of: Page) => of.getByRole('region', { name: 'Photos of the condition' });
const next = (of: Page) => of.getByRole('region', { name: 'What comes next' });
const history = (of: Page) => of.getByRole('region', { name: 'What was done' }).getByRole('listitem');

test('two people, by keyboard: a rental that begins today has a page on which they accept, agree on a handover, hand over and return (D686, D720, D722, D724)', async ({
  page,
  context,
}) => {
  const owner = await context.newPage();
  await test.step('the request leads to its page, which both see', async () => {
    await openAs(
      page,
      emailOf('maya'),
      `/messages?newConversation=demo-weilin&robotId=demo-mesa-rover&first=${dayIn(0)}&last=${dayIn(2)}`,
    );
    await press(page, 'Send');
    await page.getByRole('log').getByRole('link', { name: 'Open this rental' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Rental of Mesa/ })).toBeVisible();
    await openAs(owner, emailOf('weilin'), new URL(page.url()).pathname);
    await expect(next(owner).getByRole('button')).toHaveText(['Accept', 'Decline']);
    await expectAccessible(owner);
    await press(owner, 'Accept');
    for (const of of [owner, page])
      await expect(next(of).getByRole('button')).toHaveText(['Handed over', 'It did not happen']);
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('one proposes an appointment, the other confirms it, and has it in a calendar file', async () => {
    await handover(owner).getByRole('button', { name: 'Propose an appointment' }).press('Enter');
    const form = owner.getByRole('dialog', { name: 'Propose the handover' });
    await expect(form.getByLabel('Day')).toHaveValue(dayIn(0));
    await form.getByLabel('Time').fill('09:30');
    await form.getByLabel('Place').fill('At the gate; ring twice');
    await expectAccessibleAtBothWidths(owner);
    await form.getByLabel('Place').press('Enter');
    await expect(handover(owner)).toContainText('You proposed, and wait for an answer');
    await expect(handover(page)).toContainText('Wei-Lin Chao proposes');
    await press(page, 'Confirm');
    await expect(handover(owner)).toContainText('Agreed');
    await expect(handover(page)).toContainText('At the gate; ring twice');
    await expectAccessibleAtBothWidths(page);
    const downloading = page.waitForEvent('download');
    await press(page, 'Add the handover to your calendar');
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain(`DTSTART:${dayIn(0).replaceAll('-', '')}T093000\r\n`);
    expect(file).toContain(String.raw`LOCATION:At the gate\; ring twice`);
  });

  await test.step('one adds photos of the handover, which the other opens (D749, D750)', async () => {
    await press(page, 'Add photos of the handover');
    const dialog = page.getByRole('dialog', { name: 'Photos at handover' });
    await dialog.getByRole('button', { name: 'Save photos' }).press('Enter');
    await expect(dialog.getByRole('alert').last()).toHaveText('Choose at least one photo.');
    await dialog.getByLabel('Photos').setInputFiles([photo('front', 640, 480), photo('scratch', 480, 640)]);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expectAccessibleAtBothWidths(page);
    await dialog.getByRole('button', { name: 'Save 2 photos' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    const photos = condition(owner).getByRole('button', { name: /^Enlarge: Photo at handover by Maya/ });
    await expect(photos).toHaveCount(2);
    await expectAccessibleAtBothWidths(owner);
    await photos.last().press('Enter');
    const viewer = owner.getByRole('dialog').last();
    await expect(viewer.getByRole('img', { name: /2 of 2$/ })).toBeVisible();
    await owner.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(photos.last()).toBeFocused();
    await expect(
      condition(page).getByRole('img', { name: 'Photo at handover by you, 1 of 2' }),
    ).toBeVisible();
  });

  await test.step('it is handed over and returned, which the dashboard counts (D594)', async () => {
    await press(page, 'Handed over');
    await expect(history(owner)).toHaveCount(3);
    await navigate(owner, '/dashboard');
    const current = owner.getByRole('region', { name: 'Now' });
    await expect(current).toContainText('Handed over');
    await expect(owner.getByRole('link', { name: /^Active Rentals 1/ })).toBeVisible();
    await expectAccessibleAtBothWidths(owner);
    await current.getByRole('button', { name: 'Returned' }).press('Enter');
    await expect(current).toHaveCount(0);
    await expect(owner.getByRole('link', { name: /^Active Rentals 0/ })).toBeVisible();
    await expect(history(page).last()).toContainText('Wei-Lin Chao said that the robot was returned');
    await expect(page.getByRole('main').getByText('Done', { exact: true })).toBeVisible();
    await expect(next(page).getByRole('button')).toHaveText(['Write a review']);
  });

  await test.step('nobody else finds it', async () => {
    const other = await context.newPage();
    await openAs(other, emailOf('lucas'), new URL(page.url()).pathname);
    await expect(other.getByRole('heading', { name: 'There is no such rental here' })).toBeVisible();
    await expectAccessibleAtBothWidths(other);
  });
});
