import { expect, test, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults } from './faults.ts';
import { openAs } from './people.ts';

declare global {
  interface Window {
    /** Every blob with a URL, by its URL. */
    madeBlobs?: Map<string, Blob>;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const made = (window.madeBlobs = new Map<string, Blob>());
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const url = create(blob);
      made.set(url, blob);
      return url;
    };
  });
  await openAs(page, 'maya@demo.roborrow.example', '/create-robot');
  await expect(page.getByRole('heading', { name: 'List Your Robot' })).toBeVisible();
});

const submit = (page: Page) => page.getByRole('button', { name: 'List Robot' });

async function pickApex(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Apex');
  await page.getByRole('option', { name: 'Apex NC, USA' }).click();
  await expect(page.getByText('Location selected: Apex, NC, USA')).toBeVisible();
}

async function fillRequired(page: Page, name: string): Promise<void> {
  await page.getByLabel('Robot name').fill(name);
  await page.getByLabel('Category').selectOption('Hobby');
  await page.getByLabel('Description').fill('Rolls, and says so.');
  await page.getByLabel('Price per day').fill('45.50');
  await pickApex(page);
}

const MARK = 'taken with a secret camera';

/** A photo like a camera's: wide, and with a comment inside. */
async function photo(page: Page, color: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 3200;
    canvas.height = 2000;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, color);
  const jpeg = Buffer.from(base64, 'base64');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(MARK.length + 2);
  // A JPEG's comment comes right after its first two bytes.
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(MARK)]);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  return { name: `${color}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** The size of a shown photo in pixels, and whether it still contains the camera's comment. */
const lookAt = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt, exact: true }).evaluate(async (element, mark) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('not an image');
    await element.decode();
    // The page's policy forbids fetching a blob, so the test reads it where it was created.
    const blob =
      window.madeBlobs?.get(element.src) ?? new Blob([atob(/,([^#]*)/.exec(element.src)?.[1] ?? '')]);
    const text = new TextDecoder('latin1').decode(await blob.arrayBuffer());
    return { width: element.naturalWidth, height: element.naturalHeight, isMarked: text.includes(mark) };
  }, MARK);

test(
  'a robot with photos is listed, and shown on the dashboard and to visitors',
  { tag: '@once' },
  async ({ page }) => {
    const name = 'Rover of the browser test';
    await fillRequired(page, name);
    await page.getByLabel('Add a feature').fill('Gripper');
    await page.getByLabel('Add a feature').press('Enter');
    await page.getByLabel('Photos').setInputFiles([await photo(page, 'teal'), await photo(page, 'tomato')]);
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    expect(await lookAt(page, 'Photo 1')).toEqual({ width: 1600, height: 1000, isMarked: false });
    await page.getByRole('button', { name: 'Move photo 2 forward' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move photo 1 forward' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove photo 2' }).press('Enter');
    await expect(page.getByLabel('Photos')).toBeFocused();
    await expectAccessibleAtBothWidths(page);

    await submit(page).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(
      page.getByText('Robot listing created successfully with location coordinates!'),
    ).toBeVisible();
    await page.getByRole('link', { name: `You listed ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('$45.50/day')).toBeVisible();
    await expect(page.getByText('Gripper')).toBeVisible();
    expect(await lookAt(page, `Photo of ${name}`)).toEqual({ width: 1600, height: 1000, isMarked: false });
  },
);

test(
  'each issue is shown at its field, and the first one gets the focus',
  { tag: '@once' },
  async ({ page }) => {
    await submit(page).click();
    await expect(page.getByLabel('Robot name')).toBeFocused();
    await expect(page.getByLabel('Robot name')).toHaveAccessibleDescription('Robot name is required');
    await expect(page.getByText('Category is required')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByLabel('Photos').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
      { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ]);
    await expect(page.getByText('notes.txt Please select an image file')).toBeVisible();
    await expect(page.getByText('broken.png Please select an image file')).toBeVisible();
    await expect(page.getByText('huge.jpg Image size must be less than 10MB')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  },
);

test('Enter in the location picks a place and never submits', { tag: '@once' }, async ({ page }) => {
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.pressSequentially('Apex');
  await expect(page.getByRole('option', { name: 'Apex NC, USA' })).toBeVisible();
  await location.press('ArrowDown');
  await location.press('Enter');
  await expect(location).toHaveValue('Apex, NC, USA');
  await location.press('Enter');
  await expect(page.getByText('Robot name is required')).toBeHidden();
});

test('twenty clicks and Enter create one robot', { tag: '@once' }, async ({ page }) => {
  const name = 'Once and only once';
  await fillRequired(page, name);
  await submit(page).evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) throw new Error('not a button');
    for (let click = 0; click < 20; click++) button.click();
    button.form?.requestSubmit();
  });
  await expect(page).toHaveURL('/dashboard');
  await page
    .getByRole('navigation', { name: 'Dashboard sections' })
    .getByRole('link', { name: 'My Robots' })
    .click();
  await expect(page.getByRole('article', { name })).toHaveCount(1);
});

test('a failure keeps the form, and the next try creates one robot', { tag: '@once' }, async ({ page }) => {
  const name = 'Second try';
  await fillRequired(page, name);
  await page.getByLabel('Photos').setInputFiles(await photo(page, 'navy'));
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await changeFaults(page, { 'robots.create': 'fail' });
  await submit(page).click();
  await expect(
    page.getByRole('main').getByText(/^Failed to create robot listing: There was no answer/),
  ).toBeVisible();
  await expect(page.getByLabel('Robot name')).toHaveValue(name);
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await changeFaults(page, {});
  await submit(page).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard?tab=robots');
  await expect(page.getByRole('article', { name })).toHaveCount(1);
});

test(
  'a draft with its photos is kept after leaving, a reload and a closed tab, and can be discarded',
  { tag: '@once' },
  async ({ page, context }) => {
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.getByLabel('Robot name').fill('Rover of last week');
    await pickApex(page);
    await page.getByLabel('Photos').setInputFiles([await photo(page, 'teal'), await photo(page, 'plum')]);
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page.getByLabel('Robot name')).toHaveValue('Rover of last week');
    await page.reload();
    await expect(page.getByLabel('Robot name')).toHaveValue('Rover of last week');
    expect(questions).toEqual([]);

    // The sign-in ends with the tab; another user sees no part of the draft.
    const other = await context.newPage();
    await page.close();
    await openAs(other, 'lucas@demo.roborrow.example', '/create-robot');
    await expect(other.getByLabel('Robot name')).toHaveValue('');
    await expect(other.getByRole('img', { name: /^Photo/ })).toHaveCount(0);

    const maya = await context.newPage();
    await openAs(maya, 'maya@demo.roborrow.example', '/create-robot');
    await expect(maya.getByText('Your draft from last time is here again.')).toBeVisible();
    await expect(maya.getByLabel('Robot name')).toHaveValue('Rover of last week');
    await expect(maya.getByRole('combobox', { name: 'Location' })).toHaveValue('Apex, NC, USA');
    await expect(maya.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    const isDecoded = () =>
      maya
        .getByRole('img', { name: 'Photo 2' })
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isDecoded).toBe(true);

    await maya.getByRole('button', { name: 'Discard draft' }).click();
    const question = maya.getByRole('dialog', { name: 'Discard this draft?' });
    await expect(question).toBeVisible();
    await expectAccessibleAtBothWidths(maya);
    await question.getByRole('button', { name: 'Discard draft' }).click();
    await expect(maya.getByLabel('Robot name')).toHaveValue('');
    await expect(maya.getByLabel('Robot name')).toBeFocused();
    await maya.reload();
    await expect(maya.getByLabel('Robot name')).toHaveValue('');
    await expect(maya.getByRole('img', { name: /^Photo/ })).toHaveCount(0);
  },
);

test(
  'unsaved edits need confirmation: for a link, for Back and for a reload',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/dashboard?tab=robots');
    await page.getByRole('article').first().getByRole('link', { name: 'Edit' }).click();
    const name = page.getByLabel('Robot name');
    const stored = await name.inputValue();
    await name.fill('Rover');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });

    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(question).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('Rover');

    const asked = page.waitForEvent('dialog');
    const reload = page.reload();
    await (await asked).accept();
    await reload;
    await expect(name).toHaveValue(stored);

    await name.fill('Rover');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test('an owner edits a listing; its photos stay', { tag: '@once' }, async ({ page }) => {
  await page.goto('/dashboard?tab=robots');
  const card = page.getByRole('article').first();
  const before = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: `Edit ${before}` })).toBeVisible();
  const photos = await page.getByRole('img', { name: /^Photo \d/ }).count();
  expect(photos).toBeGreaterThan(0);
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Robot name').fill(`${before}, improved`);
  await page.getByLabel('Photos').setInputFiles(await photo(page, 'gold'));
  await expect(page.getByRole('img', { name: `Photo ${photos + 1}` })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Listing saved')).toBeVisible();
  await page.goto('/dashboard?tab=robots');
  await page
    .getByRole('article', { name: `${before}, improved` })
    .getByRole('link', { name: 'Edit' })
    .click();
  await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(photos + 1);
});

test("no user can edit another owner's robot, or a missing one", { tag: '@once' }, async ({ page }) => {
  await page.goto('/robots?category=industrial');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/robots\/[^/]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(`/edit-robot/${id}`);
  await expect(page.getByRole('heading', { name: 'Only its owner can edit this listing.' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/edit-robot/nothing');
  await expect(page.getByRole('heading', { name: 'Robot not found' })).toBeVisible();
});
