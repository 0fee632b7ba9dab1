import { navigate } from '../e2e/navigate.ts';
import { expect, test, type Page } from '../e2e/test.ts';
import { recordDenials } from './denials.ts';
import { newRobot } from './new-robot.ts';
import {
  createPerson,
  openAs,
  openBrowser,
  recordToasts,
  register,
  signIn,
  signOut,
  signUp,
} from './people.ts';

/** A picture drawn in the page. */
async function picture(
  page: Page,
  color: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, color);
  return { name: `${color}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

async function listRobot(page: Page, name: string): Promise<void> {
  await navigate(page, '/create-robot');
  await page.getByLabel('Robot name').fill(name);
  await page.getByLabel('Category').selectOption('Hobby');
  await page.getByLabel('Description').fill('Rolls, and says so.');
  await page.getByLabel('Price per day').fill('45.50');
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Apex');
  await page.getByRole('option', { name: 'Apex NC, USA' }).click();
  await page.getByLabel('Photos').setInputFiles([await picture(page, 'teal'), await picture(page, 'tomato')]);
  await expect(page.getByRole('img', { name: /^Photo/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'List Robot' }).click();
  await expect(page).toHaveURL('/dashboard');
}

const log = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.keyboard.press('Enter');
}

test('two users and a visitor, from the first search to a deleted profile', async ({ browser }) => {
  const ada = createPerson('Ada', 'Park');
  const omar = createPerson('Omar', 'Reyes');
  const robot = `Rover of ${ada.username}`;
  const his = await signUp(omar);
  const [owner, renter, visitor] = [
    await openBrowser(browser),
    await openBrowser(browser),
    await openBrowser(browser),
  ];

  await test.step('Ada registers and lists a robot with pictures, at a place from the functions', async () => {
    const asked: string[] = [];
    const embedded: string[] = [];
    owner.page.on('request', (request) => {
      const [, question] = request.url().split('/.netlify/functions/');
      if (question) asked.push(question);
      if (request.url().includes('/assets/us-places-')) embedded.push(request.url());
    });
    await register(owner.page, ada);
    await listRobot(owner.page, robot);
    await expect(owner.page.getByText(robot).first()).toBeVisible();
    expect(asked).toContain('places-autocomplete?input=Apex');
    expect(asked).toContain('geocode?address=Apex%2C+NC%2C+USA');
    expect(embedded).toEqual([]);
  });

  const address = await test.step('a visitor finds it near Apex, with its pictures', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Where?' }).pressSequentially('Ape');
    await page.getByRole('option', { name: 'Apex NC, USA' }).click();
    await page.getByRole('button', { name: 'Find a Robot' }).click();
    await page.getByRole('article').filter({ hasText: robot }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: robot })).toBeVisible();
    await expect(page.getByText(`${ada.firstName} ${ada.lastName}`).first()).toBeVisible();
    const shown = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    return page.url();
  });

  await test.step('Omar, who is signed in, writes to her from its page', async () => {
    const { page } = renter;
    await openAs(page, his, address);
    await page.getByRole('link', { name: 'Contact Owner' }).click();
    await write(page, 'Is the rover free on Saturday?');
    await expect(log(page).getByRole('article').filter({ hasText: 'free on Saturday' })).toContainText(
      'Sent',
    );
  });

  await test.step('she reads it live and answers; both see the read mark', async () => {
    const { page } = owner;
    await expect(page).toHaveTitle(/^\(1\)/);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /Messages/ })
      .click();
    await page.getByRole('button', { name: /Omar Reyes/ }).click();
    await expect(log(page).getByText('free on Saturday')).toBeVisible();
    await expect(log(renter.page).getByRole('article').filter({ hasText: 'free on Saturday' })).toContainText(
      'Read',
    );
    await write(page, 'It is. Nine o’clock?');
    await expect(log(renter.page).getByText('Nine o’clock?')).toBeVisible();
    await expect(log(page).getByRole('article').filter({ hasText: 'Nine o’clock' })).toContainText('Read');
    await expect(page).not.toHaveTitle(/^\(\d/);
  });

  await test.step('she edits the listing and her profile, and pauses the robot', async () => {
    const { page } = owner;
    const card = page.getByRole('article', { name: robot });
    await navigate(page, '/dashboard?tab=robots');
    await card.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Price per day').fill('60');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/dashboard');
    await navigate(page, '/edit-profile');
    await page.getByLabel('About Me').fill('Builds walking robots.');
    await page.getByLabel('Profile picture').setInputFiles(await picture(page, 'navy'));
    const updated = await recordToasts(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(updated).toContain('Profile updated successfully!');
    await navigate(page, '/dashboard?tab=robots');
    await card.getByRole('button', { name: 'Pause' }).click();
    await expect(card.getByText('Paused', { exact: true })).toBeVisible();

    await renter.page.goto(address);
    await expect(renter.page.getByText('$60').first()).toBeVisible();
    // By a link, which waits until React has the page.
    await renter.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Browse Robots' })
      .click();
    await expect(renter.page).toHaveURL('/robots');
    await expect(renter.page.getByRole('main')).toBeVisible();
    await expect(renter.page.getByText(robot)).toHaveCount(0);
  });

  await test.step('she signs out, and in again', async () => {
    await signOut(owner.page);
    await signIn(owner.page, ada);
  });

  await test.step('she deletes her profile, and nothing that she wrote is left', async () => {
    const { page } = owner;
    await navigate(page, '/edit-profile');
    await page.getByRole('button', { name: 'Delete profile' }).click();
    const deleted = await recordToasts(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await expect.poll(deleted).toContain('Profile deleted successfully');
    await expect(page).toHaveURL('/');
    await visitor.page.goto(address);
    await expect(visitor.page.getByText(/^Robot not found/)).toBeVisible();
    // What he wrote stays (D684). A profile that was read before is not read again at once.
    await renter.page.goto('/messages');
    await renter.page.getByRole('button', { name: /Ada Park/ }).click();
    await expect(renter.page.getByText(/^Ada Park has left Roborrow/)).toBeVisible();
    await expect(log(renter.page).getByText('free on Saturday')).toBeVisible();
    await expect(log(renter.page).getByText('Nine o’clock?')).toHaveCount(0);
    await navigate(page, '/register');
    await page.getByLabel('Username', { exact: true }).fill(ada.username);
    await expect(page.getByText('Username is available')).toBeVisible();
  });

  // This proves that the recording works: it contains data that they were allowed to read.
  expect(renter.received.text()).toContain('Nine o’clock?');
  expect(visitor.received.text()).toContain(robot);
  // No other user ever received her address, in any answer.
  expect(owner.received.text()).toContain(ada.email);
  for (const { received } of [renter, visitor]) expect(received.text()).not.toContain(ada.email);
  expect(owner.received.text()).not.toContain(omar.email);
  for (const { denials, received } of [owner, renter, visitor]) {
    expect(await denials()).toEqual([]);
    expect(received.text()).not.toContain('PERMISSION_DENIED');
  }
  await his.client.close();
});

test('Google sign-in creates a profile, and asks for a username once', async ({ browser }) => {
  const { page, denials } = await openBrowser(browser);
  const { email, username } = createPerson('Gale', 'Green');
  await page.goto('/login');
  await page.evaluate((account) => sessionStorage.setItem('roborrow.google', JSON.stringify(account)), {
    email,
    displayName: 'Gale Green',
  });
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Username' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText('Username is available')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  expect(await denials()).toEqual([]);
});

/** All data on the device that a page of this site can read, as text. */
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      kept.push(name);
      for (const store of database.objectStoreNames)
        kept.push(await settled(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });

test('two users in two tabs of one browser see new robots (D191), each their own messages, and leave nothing on the device when they close the tabs without signing out', async ({
  browser,
}) => {
  const ada = createPerson('Ada', 'Park');
  const omar = createPerson('Omar', 'Reyes');
  const { page, denials } = await openBrowser(browser);
  const accounts = await Promise.all([signUp(ada), signUp(omar)]);
  const [hers, his] = accounts;
  await openAs(page, hers, '/dashboard');
  const address = await page.evaluate(() => location.origin);
  const other = await page.context().newPage();
  const denialsOfOther = recordDenials(other);
  await openAs(other, his, '/robots');
  const visitor = await page.context().newPage();
  await visitor.goto(`${address}/robots`);

  await hers.client.ports.robots.create(newRobot(hers.user.uid, `Crawler of ${ada.username}`));
  await other.goto('/robots');
  // Who is signed in changes what is listed, and a card that is replaced between press and release is not clicked.
  await expect(other.getByRole('button', { name: 'Account menu of Omar Reyes' })).toBeVisible();
  await other.getByText(`Crawler of ${ada.username}`).first().click();
  await other.getByRole('link', { name: 'Contact Owner' }).click();
  await write(other, 'Hello from the next tab');
  await expect(page).toHaveTitle(/^\(1\)/);
  await navigate(page, '/messages');
  await page.getByRole('button', { name: /Omar Reyes/ }).click();
  await expect(log(page).getByText('Hello from the next tab')).toBeVisible();
  await write(page, 'And back');
  await expect(log(other).getByText('And back')).toBeVisible();

  // Data that an earlier version of the app left of a user.
  await page.evaluate(() => {
    indexedDB.open('firestore/roborrow-1-uid-of-before/demo/main').onsuccess = ({ target }) =>
      (target as IDBOpenDBRequest).result.close(); // the event's own request
  });
  // A page of the site that does not start the app, because the app might delete data.
  const device = await page.context().newPage();
  await device.goto(`${address}/favicon.svg`);
  for (const tab of [page, other, visitor]) await tab.close();
  const kept = await onDevice(device);
  // Public data is stored, which proves that stored data would be found.
  expect(kept).toContain('-visitors/');
  for (const secret of ['Hello from the next tab', ada.email, omar.email, 'receiverId', '"email"'])
    expect(kept).not.toContain(secret);

  expect(kept).toContain('uid-of-before');
  await device.goto(`${address}/`);
  // Lists names only, because opening a database that is being deleted would create it again.
  const names = () =>
    device.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name).join());
  await expect.poll(names).not.toContain('uid-of-before');
  expect([...(await denials()), ...(await denialsOfOther())]).toEqual([]);
  await Promise.all(accounts.map(({ client }) => client.close()));
});
