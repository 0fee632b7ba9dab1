import { byNewest, type RobotId, type UserId } from '@roborrow/domain';
import type { StoredReview } from './documents.ts';
import { createSortedGroups } from './sorted-groups.ts';
import type { SortedView } from './sorted-list.ts';

/** Reviews by what lists them, each list newest first. */
export interface ReviewIndex {
  /** Open ones by renters. */
  ofRobot(robot: RobotId): SortedView<StoredReview>;
  /** Open ones about a person. */
  ofPerson(person: UserId): SortedView<StoredReview>;
  /** All that a person wrote. */
  by(author: UserId): SortedView<StoredReview>;
  replace(removed: readonly StoredReview[], added: readonly StoredReview[]): void;
}

export const createReviewIndex = (): ReviewIndex => {
  const groups = createSortedGroups<StoredReview>(({ role, isOpen, authorId, subjectId, robotId }) => {
    const keys = [`by/${authorId}`];
    if (isOpen) keys.push(`person/${subjectId}`);
    if (isOpen && role === 'renter') keys.push(`robot/${robotId}`);
    return keys;
  }, byNewest);
  return {
    ofRobot: (robot) => groups.list(`robot/${robot}`),
    ofPerson: (person) => groups.list(`person/${person}`),
    by: (author) => groups.list(`by/${author}`),
    replace: (removed, added) => groups.replace(removed, added),
  };
};
