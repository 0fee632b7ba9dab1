import { isStars, NO_STARS, ratingsOf, readStarCounts, withoutStars, withStars } from '@roborrow/domain';
import { changeOf, textOf, type ModeratedDatabase, type Stored, type Write } from './database.ts';

/** The writes by which a review leaves the lists and the numbers, or comes back to them (D706). What it says stays as it is. */
export const showReview = async <Version>(
  database: Pick<ModeratedDatabase<Version>, 'get'>,
  review: Stored<Version>,
  isShown: boolean,
): Promise<readonly Write<Version>[]> => {
  const { role, robotId, subjectId, stars } = review.fields;
  const counted = [
    ...(role === 'renter' ? ['robots', 'hiddenRobots'].map((name) => `${name}/${textOf(robotId)}`) : []),
    `users/${textOf(subjectId)}`,
  ];
  const found = await Promise.all(counted.map((path) => database.get(path)));
  const change = isShown ? withStars : withoutStars;
  return [
    ...changeOf(review, { isOpen: isShown, isHidden: !isShown }),
    ...found.flatMap((document) => {
      if (!document || !isStars(stars)) return [];
      const numbers = ratingsOf(change(readStarCounts(document.fields['stars']) ?? NO_STARS, [stars]));
      return changeOf(document, { ...numbers, stars: [...numbers.stars] });
    }),
  ];
};
