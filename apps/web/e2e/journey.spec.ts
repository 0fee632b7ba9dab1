import { planFaults } from './faults.ts';
import { openAs } from './people.ts';
import { ENGLISH, SPANISH } from './journey-words.ts';
import { travel } from './rental-journey.ts';
import { test } from './test.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

for (const [where, viewport, colorScheme, words] of [
  ['a phone, light', { width: 390, height: 844 }, 'light', ENGLISH],
  ['a desktop, dark, in Spanish', { width: 1280, height: 800 }, 'dark', SPANISH],
] as const)
  test.describe(`on ${where}`, () => {
    test.use({ viewport, colorScheme });
    test('two people, from a search by days to both reviews, with lost answers (D686, D720, D749, D753, D844)', async ({
      page,
      context,
    }) => {
      const owner = await context.newPage();
      // Each message is stored, and nobody is told so.
      for (const of of [page, owner]) await planFaults(of, { 'messages.send': 'lose-answer' });
      await openAs(page, emailOf('maya'), `${words.path}/about`);
      await openAs(owner, emailOf('weilin'), `${words.path}/about`);
      await travel({
        renter: page,
        renterName: 'Maya Okafor',
        owner,
        ownerName: 'Wei-Lin Chao',
        robot: 'Mesa, six-wheel planetary rover',
        words,
        // All of them are.
        loseAnswerTo: () => undefined,
        settle: async () => undefined,
      });
    });
  });
