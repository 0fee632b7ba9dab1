import { epochMs, messageId, reviewId, type EpochMs } from '@roborrow/domain';
import type { StoredReview } from '../store/documents.ts';
import { demoRobotId, demoUserId, starsIn } from './demo-listing.ts';
import { PEOPLE, type Person } from './demo-people.ts';
import { RENTER_REVIEWS } from './demo-renter-reviews.ts';
import { REVIEW_TEXTS } from './demo-review-texts.ts';
import { demoRobots, LISTINGS } from './demo-seed.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The reviews of the demo: of robots, and of their renters. */
export const demoReviews = (now: EpochMs): readonly StoredReview[] => {
  const ofRobots = reviewsOfRobots(now);
  return [...ofRobots, ...PEOPLE.flatMap((person) => reviewsOfRenter(person, ofRobots))];
};

/** What owners wrote of a renter, an hour after the renter had written of the robot. */
function reviewsOfRenter(
  { slug, asRenter = '' }: Person,
  ofRobots: readonly StoredReview[],
): readonly StoredReview[] {
  const texts = PEOPLE.flatMap((person) => (person.slug === slug ? (RENTER_REVIEWS[person.slug] ?? []) : []));
  return starsIn(asRenter).flatMap((stars, index): readonly StoredReview[] => {
    const [robot, text, answer = null] = texts[index] ?? [];
    const renters = ofRobots.find(
      ({ robotId, authorId }) => robotId === demoRobotId(robot ?? '') && authorId === demoUserId(slug),
    );
    const owner = PEOPLE.find((person) => demoUserId(person.slug) === renters?.subjectId);
    if (!renters || !owner || !text) return [];
    const createdAt = epochMs(renters.createdAt + HOUR);
    return [
      {
        ...renters,
        id: reviewId(renters.request, 'owner'),
        role: 'owner',
        authorId: renters.subjectId,
        authorName: owner.name,
        subjectId: renters.authorId,
        ...{ stars, text, answer, createdAt, openedAt: createdAt },
      },
    ];
  });
}

/** The reviews of the demo's robots, each written after its robot was listed and its author had joined. */
function reviewsOfRobots(now: EpochMs): readonly StoredReview[] {
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
