import { test } from '../e2e/test.ts';
import { travel } from '../e2e/rental-journey.ts';
import { SPANISH } from '../e2e/journey-words.ts';
import { newRobot } from './new-robot.ts';
import { createPerson, openAs, signUp } from './people.ts';
import { openShakyNetwork } from './shaky-network.ts';

const COMMON = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
const PHONE = { ...COMMON, viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
const DESKTOP = { ...COMMON, viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const;

test('two people in two browsers, a phone in light and a desktop in dark mode, from a search by days to both reviews, with lost answers (D686, D720, D749, D753, D705, D844)', async ({
  page,
  baseURL,
  violations,
}) => {
  const [ada, omar] = [createPerson('Ada', 'Park'), createPerson('Omar', 'Reyes')];
  const [hers, his] = [await signUp(ada), await signUp(omar)];
  const robot = `Rover of ${omar.username}`;
  await his.client.ports.robots.create({
    ...newRobot(his.user.uid, robot),
    location: 'San Jose, CA, USA',
    coordinates: { latitude: 37.33, longitude: -121.89 },
  });
  const browsers = {
    renter: await openShakyNetwork(baseURL, violations, PHONE),
    owner: await openShakyNetwork(baseURL, violations, DESKTOP),
  };
  const [renter, owner] = [await browsers.renter.context.newPage(), await browsers.owner.context.newPage()];
  await openAs(renter, hers, '/es/about');
  await openAs(owner, his, '/es/about');
  await travel({
    renter,
    renterName: 'Ada Park',
    owner,
    ownerName: 'Omar Reyes',
    robot,
    words: SPANISH,
    loseAnswerTo: (by, kind) => browsers[by].loseAnswerTo(`{"stringValue":"${kind}"}`),
    settle: async () => {
      await page.goto('/.netlify/functions/mails');
      await page.getByRole('button', { name: 'Send what is due in ten minutes' }).click();
    },
  });
  await Promise.all([
    browsers.renter.close(),
    browsers.owner.close(),
    hers.client.close(),
    his.client.close(),
  ]);
});
