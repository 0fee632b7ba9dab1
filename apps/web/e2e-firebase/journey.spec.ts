import { openStored } from '@roborrow/adapter-firebase/testing';
import { messageId, reviewId, REVIEWER_ROLES } from '@roborrow/domain';
import { webEnvironment } from '@roborrow/tools/web-environment';
import { travel } from '../e2e/rental-journey.ts';
import { test } from '../e2e/test.ts';
import { newRobot } from './new-robot.ts';
import { createPerson, openAs, signUp } from './people.ts';
import { openShakyNetwork } from './shaky-network.ts';

/** What the messages of a journey say. Each is stored, and the page gets no answer. */
const LOST = ['Could I rent', 'I accept', 'is fine for me', '2 photos', 'was handed over', 'was returned'];

test('two people in two browsers, from a search by days to both reviews, with lost answers (D749, D750, D753)', async ({
  baseURL,
}) => {
  const violations: string[] = [];
  const [omar, ada] = [createPerson('Omar', 'Reyes'), createPerson('Ada', 'Park')];
  const [his, hers] = [await signUp(omar), await signUp(ada)];
  const robot = `Crawler ${ada.username.replace('_', '')}`;
  await hers.client.ports.robots.create({
    ...newRobot(hers.user.uid, robot),
    location: 'Palo Alto, CA, USA',
    coordinates: { latitude: 37.44, longitude: -122.14 },
  });
  const networks = [
    await openShakyNetwork(baseURL, violations),
    await openShakyNetwork(baseURL, violations),
  ] as const;
  const [renter, owner] = [await networks[0].context.newPage(), await networks[1].context.newPage()];
  await renter.setViewportSize({ width: 390, height: 844 });
  await owner.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await renter.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openAs(owner, hers, '/about');
  await openAs(renter, his, '/about');
  for (const network of networks) for (const words of LOST) network.loseAnswerTo(words);
  await travel({
    renter,
    renterName: 'Omar Reyes',
    owner,
    ownerName: 'Ada Park',
    robot,
    openReviews: (request) =>
      openStored(
        webEnvironment()['VITE_FIREBASE_PROJECT_ID'] ?? '',
        REVIEWER_ROLES.map((role) => reviewId(messageId(request), role)),
      ),
  });
  await Promise.all([his, hers].map(({ client }) => client.close()));
  await Promise.all(networks.map((network) => network.close()));
});
