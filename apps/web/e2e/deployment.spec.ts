import { openAs } from './people.ts';
import { expect, test, type Page } from './test.ts';

/** Simulates a deployment: the server has another build, and the files that match `gone` no longer exist. */
async function deploy(page: Page, gone: RegExp): Promise<void> {
  await page.route('/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<script src="/assets/another.js">' })
      : route.continue(),
  );
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('a file that cannot be loaded is an error that can be tried again; after a deployment the page reloads first, and once', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  const loads = countLoads(page);
  const tryAgain = page.getByRole('button', { name: /try again/i });
  await page.route(/\/assets\/about-/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(tryAgain).toBeVisible();
  expect(loads()).toBe(0);

  await deploy(page, /\/assets\/about-/);
  await tryAgain.click();
  await expect.poll(loads).toBe(1);
  await expect(tryAgain).toBeVisible();
  await tryAgain.click();
  await expect(tryAgain).toBeVisible();
  expect(loads()).toBe(1);
});

test('a link that is clicked while the page reloads leads where it says', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  await deploy(page, /\/assets\/about-/);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/contact', async (route) => {
    await answered;
    await route.continue().catch(() => {}); // the browser has left it
  });
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  const reload = page.waitForRequest(/\/contact$/);
  await about.hover();
  await reload;
  // The app alone would change the address, which the reload takes back.
  const opened = page.waitForRequest((one) => one.isNavigationRequest() && one.url().endsWith('/about'), {
    timeout: 45_000,
  });
  // A locator would wait for the page.
  await page.mouse.down();
  await page.mouse.up();
  await opened;
  answer();
  await expect(page).toHaveURL('/about');
});

test('the typed text of a form is kept by the reload, without a question', async ({ page }) => {
  await openAs(page, 'maya@demo.roborrow.example', '/create-robot');
  await page.getByLabel('Robot name').fill('Rover of the last build');
  await page.getByLabel('Description').fill('Half a sentence');
  await page.getByLabel('Category').selectOption('Hobby');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await deploy(page, /\/assets\/us-places-/);
  const loads = countLoads(page);

  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Apex');
  await expect.poll(loads).toBe(1);
  await expect(page.getByLabel('Robot name')).toHaveValue('Rover of the last build');
  await expect(page.getByLabel('Description')).toHaveValue('Half a sentence');
  await expect(page.getByLabel('Category')).toHaveValue('Hobby');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Apex');
  expect(questions).toEqual([]);

  // The file is still missing, but there is no second reload, and the form works.
  const asked = page.waitForResponse(/\/assets\/us-places-/);
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially(', NC');
  expect((await asked).status()).toBe(404);
  await expect(page.getByLabel('Robot name')).toHaveValue('Rover of the last build');
  expect(loads()).toBe(1);
});
