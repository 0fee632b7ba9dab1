import { signInByKeys, tabTo } from './keys.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';
import { expect, test, type Page } from './test.ts';

test('by keyboard: skip to the content, find a robot near a real town, sign in, and write to its owner, who reads it in another tab and answers', async ({
  page,
  context,
}) => {
  const keys = page.keyboard;
  await page.goto('/');
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Where?' }));
  await keys.type('Ape');
  await expect(page.getByRole('option', { name: 'Apex NC, USA' })).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Find a Robot' }));
  await keys.press('Enter');
  await expect(page).toHaveURL('/search?location=Apex%2C+NC%2C+USA');
  await expect(page.getByText(/^Found \d+ robots within 25 miles of Apex, NC, USA/)).toBeVisible();
  await expect(page.getByText('Showing results sorted by distance (closest first)')).toBeVisible();

  const nearest = page.getByRole('article').first();
  await expect(nearest.getByText('in Apex', { exact: true })).toBeVisible();
  await tabTo(page, nearest.getByRole('link').first());
  await keys.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  const robot = await title.innerText();
  const offer = page.getByRole('complementary', { name: 'Rent this robot' });
  const owner = await offer.getByRole('strong').innerText();
  await tabTo(page, page.getByRole('link', { name: 'Contact Owner' }));
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await signInByKeys(page, 'lucas@demo.roborrow.example');

  await expect(page).toHaveURL('/messages');
  await expect(page.getByText(robot).first()).toBeVisible();
  const log = page.getByRole('log');
  await tabTo(page, page.getByRole('textbox', { name: `Message to ${owner}` }));
  await keys.type('Is it free on Friday?');
  await keys.press('Enter');
  await expect(log.getByText('Is it free on Friday?')).toBeVisible();
  await expect(log.getByText('Sent')).toBeVisible();

  await test.step('the owner, with the demo account that the login page offers', async () => {
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByRole('button', { name: owner }).click();
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other).toHaveURL('/dashboard');
    await navigate(other, '/messages');
    const conversations = other.getByRole('region', { name: 'Conversations' });
    await conversations.getByText('Is it free on Friday?').first().click();
    await expect(other.getByRole('log').getByText('Is it free on Friday?')).toBeVisible();
    await expect(log.getByText('Read').last()).toBeAttached();
    await other.getByRole('textbox', { name: /^Message to/ }).fill('It is. At nine?');
    await other.keyboard.press('Enter');
    await expect(log.getByText('It is. At nine?')).toBeVisible();
  });
});

/** A small picture for the file dialog. */
async function picture(page: Page, color: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 64, 48);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, color);
  return { name: `${color}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

test('by keyboard: list a robot', async ({ page }) => {
  const keys = page.keyboard;
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await openAs(page, 'maya@demo.roborrow.example', '/contact');
  await tabTo(page, navigation.getByRole('link', { name: 'List Robot' }));
  await keys.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'List Your Robot' })).toBeFocused();

  // One Tab leads from each field to the next in reading order.
  await tabTo(page, page.getByLabel('Robot name'));
  await keys.type('Rover of the keys');
  const field = (label: string) => page.locator('input, select, textarea').and(page.getByLabel(label));
  const goOnTo = async (label: string) => {
    await keys.press('Tab');
    await expect(field(label)).toBeFocused();
  };
  await goOnTo('Category');
  await keys.type('Hobby');
  await expect(page.getByLabel('Category')).toHaveValue('Hobby');
  await goOnTo('Description');
  await keys.type('Rolls, and says so.');
  await goOnTo('Price per day');
  await keys.type('45.50');
  await goOnTo('Location');
  await keys.type('Apex');
  await expect(page.getByRole('option', { name: 'Apex NC, USA' })).toBeVisible();
  await keys.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Apex NC, USA' })).toHaveAttribute('aria-selected', 'true');
  await keys.press('Enter');
  await expect(page.getByText('Location selected: Apex, NC, USA')).toBeVisible();
  await keys.press('Tab');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
  for (const [label, text] of [
    ['How many (robots)', '3'],
    ['Minimum rental (days)', '2'],
    ['Maximum rental (days)', '9'],
    ['Pickup time', 'After 9 am'],
    ['Return time', 'By 6 pm'],
    ['Weight', '12 kg'],
    ['Dimensions', '40 × 40 × 120 cm'],
    ['Battery life', '4 hours'],
    ['Connectivity', 'Wi-Fi'],
  ] as const) {
    await goOnTo(label);
    await keys.type(text);
    await expect(field(label)).toHaveValue(text);
  }
  await goOnTo('Add a feature');
  for (const feature of ['Gripper', 'Mistake', 'Lights']) {
    await keys.type(feature);
    await keys.press('Enter');
  }
  await tabTo(page, page.getByRole('button', { name: 'Remove Mistake' }));
  await keys.press('Enter');
  await expect(page.getByLabel('Add a feature')).toBeFocused();

  await tabTo(page, page.getByLabel('Photos'));
  await page.getByLabel('Photos').setInputFiles([await picture(page, 'teal'), await picture(page, 'tomato')]);
  const second = await page.getByRole('img', { name: 'Photo 2' }).getAttribute('src');
  await tabTo(page, page.getByRole('button', { name: 'Move photo 2 forward' }));
  await keys.press('Enter');
  await expect(page.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', second ?? '');
  await expect(page.getByRole('button', { name: 'Move photo 1 forward' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove photo 2' }));
  await keys.press('Space');
  await expect(page.getByRole('img', { name: 'Photo 2' })).toHaveCount(0);
  await expect(page.getByLabel('Photos')).toBeFocused();

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'List Robot' }));
  await keys.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await tabTo(page, page.getByRole('link', { name: 'You listed Rover of the keys' }));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rover of the keys' })).toBeVisible();
  for (const said of [
    '$45.50/day',
    'Rolls, and says so.',
    'After 9 am',
    'By 6 pm',
    '12 kg',
    '40 × 40 × 120 cm',
    '4 hours',
    'Wi-Fi',
    'Gripper',
    'Lights',
  ])
    await expect(page.getByRole('main').getByText(said, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Mistake')).toHaveCount(0);
});
