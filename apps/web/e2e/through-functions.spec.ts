import { openAs } from './people.ts';
import { expect, test, type Page } from './test.ts';

const FUNCTIONS = /\/\.netlify\/functions\//;

/** The requests to the places functions from now on. */
function questionsTo(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FUNCTIONS.test(request.url())) asked.push(request.url().replace(/.*\/functions\//, ''));
  });
  return asked;
}

async function fillAllButThePlace(page: Page, name: string): Promise<void> {
  await page.getByLabel('Robot name').fill(name);
  await page.getByLabel('Category').selectOption('Hobby');
  await page.getByLabel('Description').fill('Rolls, and says so.');
  await page.getByLabel('Price per day').fill('45.50');
}

async function pickApex(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Location' }).fill('');
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Apex');
  await page.getByRole('option', { name: 'Apex NC, USA' }).click();
  await expect(page.getByText('Location selected: Apex, NC, USA')).toBeVisible();
}

const submit = (page: Page) => page.getByRole('button', { name: 'List Robot' }).click();

test.beforeEach(async ({ page }) => {
  await openAs(page, 'maya@demo.roborrow.example', '/create-robot');
  await expect(page.getByRole('heading', { name: 'List Your Robot' })).toBeVisible();
});

test('a robot is listed at a place from the functions, and is found near it', async ({ page }) => {
  const asked = questionsTo(page);
  const embedded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/us-places-')) embedded.push(request.url());
  });
  const name = 'Rover through the functions';
  await fillAllButThePlace(page, name);
  await pickApex(page);
  await submit(page);
  await expect(page.getByText('Robot listing created successfully with location coordinates!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  // At a larger width the map opens beside the results, and it is read by the embedded towns.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?query=Rover+through&location=Apex%2C+NC%2C+USA&distance=5');
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  expect(asked).toContain('places-autocomplete?input=Apex');
  expect(asked).toContain('geocode?address=Apex%2C+NC%2C+USA');
  expect(embedded).toEqual([]);
});

test('when the functions are unreachable before a place is picked, the form says what to do and loses nothing', async ({
  page,
}) => {
  await page.route(FUNCTIONS, (route) => route.abort('internetdisconnected'));
  const name = 'Rover without a place';
  await fillAllButThePlace(page, name);
  const location = page.getByRole('combobox', { name: 'Location' });
  const failed = page.waitForEvent('requestfailed', (request) => FUNCTIONS.test(request.url()));
  await location.pressSequentially('Apex');
  await failed;
  await expect(page.getByRole('option', { name: /Apex/ })).toHaveCount(0);
  await submit(page);
  await expect(location).toHaveAccessibleDescription(
    /Please select a location from the suggestions to ensure accurate GPS coordinates/,
  );
  await expect(location).toBeFocused();
  await expect(location).toHaveValue('Apex');
  await expect(page.getByLabel('Robot name')).toHaveValue(name);
  await expect(page.getByLabel('Price per day')).toHaveValue('45.50');

  await page.unroute(FUNCTIONS);
  await pickApex(page);
  await submit(page);
  await expect(page).toHaveURL('/dashboard');
});

test('when they are unreachable after a place was picked, the form says what to do, and the next try creates one robot', async ({
  page,
}) => {
  const name = 'Rover of the second try';
  await fillAllButThePlace(page, name);
  await pickApex(page);
  await page.route(FUNCTIONS, (route) => route.abort('internetdisconnected'));
  await submit(page);
  await expect(
    page.getByRole('main').getByText(/^Geocoding failed for "Apex, NC, USA"\. Please try a different/),
  ).toBeVisible();
  await expect(page.getByLabel('Robot name')).toHaveValue(name);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Apex, NC, USA');

  await page.unroute(FUNCTIONS);
  await submit(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard?tab=robots');
  await expect(page.getByRole('article', { name })).toHaveCount(1);
});

test('a search near a place that cannot be looked up reports it and shows all matches', async ({ page }) => {
  await page.route(FUNCTIONS, (route) => route.abort('internetdisconnected'));
  await page.goto('/search?location=Apex%2C+NC%2C+USA');
  await expect(page.getByText(/We could not find "Apex, NC, USA"/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the nearest town is found on this device, and the functions never learn the position (D340)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 35.7321, longitude: -78.8503 });
  const asked = questionsTo(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Location selected: Apex, NC, USA')).toBeVisible();
  expect(asked).toEqual([]);
  await fillAllButThePlace(page, 'Nearby roller');
  await submit(page);
  await expect(page.getByText('Nearby roller').first()).toBeVisible();
  expect(asked).toEqual(['geocode?address=Apex%2C+NC%2C+USA']);
});
