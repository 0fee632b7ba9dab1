import { complaintsOf } from './complaints.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, test } from './test.ts';

// The demo as any web server shows it: a file for each address without parameters, and Home's for all others. Its server has the next port.
test.use({
  baseURL: async ({ baseURL }, provide) =>
    provide(`http://localhost:${Number(new URL(baseURL ?? '').port) + 1}`),
});

test('a page shows before scripts what its file knows of the address, and what is typed meanwhile stays', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const title = page.getByRole('heading', { level: 1 });
  const open = async (address: string) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    return release;
  };

  await test.step('a search: its form filled in, and no suggestions for a page without a search', async () => {
    // What the app will wait for arrives beside it: the backend's data, and the places.
    const early = ['demo', 'us-places'].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-`)));
    const release = await open('/search?query=drone&location=Apex%2C+NC%2C+USA');
    await expect(title).toBeVisible();
    await expect(page.getByRole('status', { name: 'Searching for robots' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Trending categories' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'What do you need?' })).toHaveValue('drone');
    await expect(page.getByRole('combobox', { name: 'Where?' })).toHaveValue('Apex, NC, USA');
    await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'What do you need?' }).fill('drone camera');
    await Promise.all(early);
    await release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'What do you need?' })).toHaveValue('drone camera');
  });

  await test.step('Login, although it has a parameter', async () => {
    const release = await open('/login?redirect=%2Fmessages');
    await page.getByLabel('Email').fill('kai@demo.roborrow.example');
    await release();
    await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue('kai@demo.roborrow.example');
  });
  expect(complaints).toEqual([]);

  await test.step('an address without a file: the navigation, and nothing of Home', async () => {
    const release = await open('/no/such/page');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('link', { name: 'Roborrow' }).first()).toBeVisible();
    await expect(title).toHaveCount(0);
    await release();
    await expect(title).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rent a robot from someone nearby' })).toHaveCount(0);
  });
});

test('a changed demo shows the frames of its pages before scripts, and pages without data as they are', async ({
  page,
}) => {
  // A file of the site without the app.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('roborrow.demo', 'changed'));
  // What stands there before the app is all that counts.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const [address, heading] of [
    ['/', 'Rent a robot from someone nearby'],
    ['/about', /Roborrow/],
    ['/saved', 'Saved'],
    ['/search', /./],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
});
