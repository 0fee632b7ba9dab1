import { planFaults } from './faults.ts';
import { openAs } from './people.ts';
import { travel } from './rental-journey.ts';
import { test } from './test.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

for (const [where, viewport, colorScheme] of [
  ['a phone, light', { width: 390, height: 844 }, 'light'],
  ['a desktop, dark', { width: 1280, height: 800 }, 'dark'],
] as const)
  test.describe(`on ${where}`, () => {
    test.use({ viewport, colorScheme });
    test('two people, from a search by days to both reviews, with lost answers (D686, D720, D749, D753)', async ({
      page,
      context,
    }) => {
      const owner = await context.newPage();
      // Each message is stored, and nobody is told so.
      for (const of of [page, owner]) await planFaults(of, { 'messages.send': 'lose-answer' });
      await openAs(page, emailOf('maya'), '/about');
      await openAs(owner, emailOf('weilin'), '/about');
      await travel({
        renter: page,
        renterName: 'Maya Okafor',
        owner,
        ownerName: 'Wei-Lin Chao',
        robot: 'Mesa, six-wheel planetary rover',
        // All of them are.
        loseAnswerTo: () => undefined,
        settle: async () => undefined,
      });
    });
  });
