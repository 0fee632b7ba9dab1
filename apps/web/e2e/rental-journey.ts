import { expectAccessible } from './axe.ts';
import { dayIn } from './days.ts';
import { png } from './png.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/** Two people's pages, on any backend. */
export interface Journey {
  /** Signed in. */
  readonly renter: Page;
  readonly renterName: string;
  /** Signed in. */
  readonly owner: Page;
  readonly ownerName: string;
  /** The name of a robot of the owner's that is free from today on. */
  readonly robot: string;
  /** Loses the answer to the next message of this kind (`dates.kind`) that one of them sends; it is stored. */
  readonly loseAnswerTo: (by: 'renter' | 'owner', kind: string) => void;
  /** Does what functions do each few minutes, where a backend does not do it itself. */
  readonly settle: () => Promise<void>;
}

/** By its key, once what it does next is not busy with what was done before. */
const press = async (within: Page | Locator, name: string | RegExp) => {
  const button = within.getByRole('button', { name }).first();
  await expect(button).toBeEnabled();
  await button.press('Enter');
};
const region = (of: Page, name: string) => of.getByRole('region', { name, exact: true });
const photo = (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: png(640, 480) });

/** From a search by days to both reviews, by keys alone; every stop is checked by axe. */
export async function travel(journey: Journey): Promise<void> {
  const { renter, renterName, owner, ownerName, robot, loseAnswerTo, settle } = journey;

  await test.step('a search by days finds the robot, and its page asks for them', async () => {
    await renter.goto(
      `/search?${new URLSearchParams({ query: robot, near: 'anywhere', from: dayIn(0), to: dayIn(2) }).toString()}`,
    );
    await expect(renter.getByRole('heading', { level: 3, name: robot }).first()).toBeVisible();
    await expectAccessible(renter);
    await renter.getByRole('link', { name: robot, exact: true }).first().press('Enter');
    // A page takes the focus when it has come, also from what is pressed too early.
    await expect(renter.getByRole('heading', { level: 1, name: robot })).toBeFocused();
    await press(renter, 'Ask about dates');
    const dialog = renter.getByRole('dialog', { name: 'Ask about dates' });
    await press(dialog, /^Today,/);
    await renter.keyboard.press('ArrowRight');
    await renter.keyboard.press('Enter');
    await expectAccessible(renter);
    await press(dialog, 'Continue to your message');
    await expect(renter.getByRole('textbox', { name: /^Message to/ })).not.toHaveValue('');
    await expectAccessible(renter);
    loseAnswerTo('renter', 'asked');
    await press(renter, 'Send');
    await renter.getByRole('log').getByRole('link', { name: 'Open this rental' }).press('Enter');
    await expect(renter.getByRole('heading', { level: 1, name: `Rental of ${robot}` })).toBeFocused();
  });

  const address = new URL(renter.url()).pathname;
  await test.step('the owner accepts, and they agree on a handover', async () => {
    await owner.goto(address);
    loseAnswerTo('owner', 'accepted');
    await press(owner, 'Accept');
    await expect(region(renter, 'Handover')).toBeVisible();
    await press(region(owner, 'Handover'), 'Propose an appointment');
    const form = owner.getByRole('dialog', { name: 'Propose the handover' });
    await form.getByLabel('Time').fill('09:30');
    await form.getByLabel('Place').fill('At the gate');
    await expectAccessible(owner);
    await form.getByLabel('Place').press('Enter');
    await press(renter, 'Confirm');
    await expect(region(owner, 'Handover')).toContainText('Agreed');
    await expectAccessible(renter);
  });

  await test.step('it is handed over, with photos, and returned', async () => {
    await press(renter, 'Add photos of the handover');
    const dialog = renter.getByRole('dialog', { name: 'Photos at handover' });
    await dialog.getByLabel('Photos').setInputFiles([photo('front'), photo('back')]);
    await expectAccessible(renter);
    await press(dialog, 'Save 2 photos');
    await expect(dialog).toHaveCount(0);
    const photos = owner.getByRole('img', { name: new RegExp(`^Photo at handover by ${renterName}`) });
    await expect(photos).toHaveCount(2);
    loseAnswerTo('owner', 'handed-over');
    await press(owner, 'Handed over');
    await expect(region(renter, 'If you disagree')).toContainText(
      `${ownerName} said that the robot was handed over`,
    );
    await expectAccessible(owner);
    loseAnswerTo('renter', 'returned');
    await press(renter, 'Returned');
    await expect(region(owner, 'What comes next').getByRole('button')).toHaveCount(0);
    await expectAccessible(renter);
  });

  await test.step('both review, and read each other’s once both have', async () => {
    for (const [of, words] of [
      [renter, 'It climbed the garden steps, twice.'],
      [owner, 'Back on time, and clean.'],
    ] as const) {
      await of.goto('/dashboard');
      const due = of.getByRole('region', { name: 'How was it?' });
      await press(due, 'Write a review');
      await of.getByRole('radio', { name: '1 star' }).focus();
      await of.keyboard.press('Space');
      for (let more = 1; more < 5; more++) await of.keyboard.press('ArrowRight');
      await of.getByRole('textbox', { name: 'What should others know?' }).fill(words);
      await expectAccessible(of);
      await press(of, 'Save review');
      await expect(of.getByRole('dialog')).toHaveCount(0);
    }
    await settle();
    await owner.goto(`/search?${new URLSearchParams({ query: robot, near: 'anywhere' }).toString()}`);
    await owner.getByRole('link', { name: robot, exact: true }).first().press('Enter');
    await expect(owner.getByText('It climbed the garden steps, twice.')).toBeVisible();
    await expectAccessible(owner);
    await renter.goto(address);
    await renter.getByRole('link', { name: `Profile of ${ownerName}` }).press('Enter');
    await expect(renter.getByText('It climbed the garden steps, twice.')).toBeVisible();
    await owner.goto(address);
    await owner.getByRole('link', { name: `Profile of ${renterName}` }).press('Enter');
    await expect(owner.getByText('Back on time, and clean.')).toBeVisible();
  });
}
