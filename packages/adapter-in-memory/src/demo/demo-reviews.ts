import { epochMs, messageId, reviewId, type EpochMs } from '@roborrow/domain';
import type { StoredReview } from '../store/documents.ts';
import { demoUserId, starsIn } from './demo-listing.ts';
import { PEOPLE, type Person } from './demo-people.ts';
import { REVIEW_TEXTS } from './demo-review-texts.ts';
import { demoRobots, LISTINGS } from './demo-seed.ts';

const DAY = 86_400_000;

/** The reviews of the demo's robots, each written after its robot was listed and its author had joined. */
export function demoReviews(now: EpochMs): readonly StoredReview[] {
  const robots = demoRobots(now);
  return LISTINGS.flatMap(({ slug, owner, rated: [given] = [''] }, position): readonly StoredReview[] => {
    const robot = robots[position];
    const texts = REVIEW_TEXTS[slug] ?? [];
    return starsIn(given).flatMap((stars, index): readonly StoredReview[] => {
      const [author, text, answer = null] = texts[index] ?? [];
      const person: Person | undefined = PEOPLE.find((one) => one.slug === author);
      if (!robot || !person || !text) return [];
      const oldest = Math.min(now - robot.createdAt, person.joinedDaysAgo * DAY);
      const createdAt = epochMs(Math.round(now - (oldest * (texts.length - index)) / (texts.length + 1)));
      const request = messageId(`demo-stay-${slug}-${index}`);
      return [
        {
          id: reviewId(request, 'renter'),
          request,
          role: 'renter',
          authorId: demoUserId(person.slug),
          authorName: person.name,
          subjectId: demoUserId(owner),
          robotId: robot.id,
          stars,
          text,
          createdAt,
          answer,
          isOpen: true,
          openedAt: createdAt,
          remark: '',
        },
      ];
    });
  });
}
