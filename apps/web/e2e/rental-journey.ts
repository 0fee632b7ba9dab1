import { expectAccessible } from './axe.ts';
import { dayIn } from './days.ts';
import type { JourneyWords } from './journey-words.ts';
import { untilSignedIn } from './people.ts';
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
  /** In the language of both. */
  readonly words: JourneyWords;
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
  const { renter, renterName, owner, ownerName, robot, words: said, loseAnswerTo, settle } = journey;

  await test.step('a search by days finds the robot, and its page asks for them', async () => {
    await renter.goto(
      `${said.path}/search?${new URLSearchParams({ query: robot, near: 'anywhere', from: dayIn(0), to: dayIn(2) }).toString()}`,
    );
    await expect(renter.getByRole('heading', { level: 3, name: robot }).first()).toBeVisible();
    await expectAccessible(renter);
    // What the search was for goes along in the app alone.
    await untilSignedIn(renter);
    await renter.getByRole('link', { name: robot, exact: true }).first().press('Enter');
    // A page takes the focus when it has come, also from what is pressed too early.
    await expect(renter.getByRole('heading', { level: 1, name: robot })).toBeFocused();
    await press(renter, said.askAboutDates);
    const dialog = renter.getByRole('dialog', { name: said.askAboutDates });
    // Those of the search are chosen (D866).
    await expect(dialog.getByText(said.threeDays)).toBeVisible();
    await expectAccessible(renter);
    await press(dialog, said.continueToMessage);
    await expect(renter.getByRole('textbox', { name: said.messageTo })).not.toHaveValue('');
    await expectAccessible(renter);
    loseAnswerTo('renter', 'asked');
    await press(renter, said.send);
    await renter.getByRole('log').getByRole('link', { name: said.openRental }).press('Enter');
    await expect(renter.getByRole('heading', { level: 1, name: said.rentalOf(robot) })).toBeFocused();
  });

  const address = new URL(renter.url()).pathname;
  await test.step('the owner accepts, and they agree on a handover', async () => {
    await owner.goto(address);
    loseAnswerTo('owner', 'accepted');
    await press(owner, said.accept);
    await expect(region(renter, said.handover)).toBeVisible();
    await press(region(owner, said.handover), said.propose);
    const form = owner.getByRole('dialog', { name: said.proposeHandover });
    await form.getByLabel(said.time).fill('09:30');
    await form.getByLabel(said.place).fill('At the gate');
    await expectAccessible(owner);
    await form.getByLabel(said.place).press('Enter');
    await press(renter, said.confirm);
    await expect(region(owner, said.handover)).toContainText(said.agreed);
    await expectAccessible(renter);
  });

  await test.step('it is handed over, with photos, and returned', async () => {
    await press(renter, said.addPhotos);
    const dialog = renter.getByRole('dialog', { name: said.photosDialog });
    await dialog.getByLabel(said.photos).setInputFiles([photo('front'), photo('back')]);
    await expectAccessible(renter);
    await press(dialog, said.saveTwo);
    await expect(dialog).toHaveCount(0);
    const photos = owner.getByRole('img', { name: said.photoBy(renterName) });
    await expect(photos).toHaveCount(2);
    loseAnswerTo('owner', 'handed-over');
    await press(owner, said.handedOver);
    await expect(region(renter, said.disagree)).toContainText(said.saidHandedOver(ownerName));
    await expectAccessible(owner);
    loseAnswerTo('renter', 'returned');
    await press(renter, said.returned);
    await expect(region(owner, said.next).getByRole('button')).toHaveText([said.writeReview]);
    await expectAccessible(renter);
  });

  await test.step('both review, and read each other’s once both have', async () => {
    for (const [of, words, at, asking] of [
      [renter, 'It climbed the garden steps, twice.', address, said.next],
      [owner, 'Back on time, and clean.', `${said.path}/dashboard`, said.howWasIt],
    ] as const) {
      await of.goto(at);
      await press(region(of, asking), said.writeReview);
      await of.getByRole('radio', { name: said.oneStar }).focus();
      await of.keyboard.press('Space');
      for (let more = 1; more < 5; more++) await of.keyboard.press('ArrowRight');
      await of.getByRole('textbox', { name: said.whatToKnow }).fill(words);
      await expectAccessible(of);
      await press(of, said.saveReview);
      await expect(of.getByRole('dialog')).toHaveCount(0);
    }
    await settle();
    await owner.goto(
      `${said.path}/search?${new URLSearchParams({ query: robot, near: 'anywhere' }).toString()}`,
    );
    await owner.getByRole('link', { name: robot, exact: true }).first().press('Enter');
    await expect(owner.getByText('It climbed the garden steps, twice.')).toBeVisible();
    await expectAccessible(owner);
    await renter.goto(address);
    await renter.getByRole('link', { name: said.profileOf(ownerName) }).press('Enter');
    await expect(renter.getByText('It climbed the garden steps, twice.')).toBeVisible();
    await owner.goto(address);
    await owner.getByRole('link', { name: said.profileOf(renterName) }).press('Enter');
    await expect(owner.getByText('Back on time, and clean.')).toBeVisible();
  });
}
