import { epochMs, messageId, reviewId, robotId } from '@roborrow/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { createReadCounter, signUp } from '../testing/count-reads.ts';
import { plantDocuments } from '../testing/emulators.ts';
import { reviewDocument } from '../testing/planted.ts';

const { open, costOf, projectId } = createReadCounter('review');
const ada = open();

afterAll(() => ada.close());

describe('the documents that reviews cost, beside those that the rules read (D702)', () => {
  it('are one for each review of a page, and one more where there is another page', async () => {
    const me = await signUp(ada);
    const rover = robotId('rover');
    await plantDocuments(
      projectId,
      [1, 2, 3, 4, 5, 6, 7].map((index) => {
        const request = messageId(`stay-${index}`);
        return reviewDocument({
          id: reviewId(request, 'renter'),
          request,
          role: 'renter',
          authorId: me,
          authorName: 'Ada Park',
          subjectId: me,
          robotId: rover,
          stars: 4,
          text: 'It worked well.',
          createdAt: epochMs(1_760_000_000_000 + index),
          answer: null,
          isOpen: true,
        });
      }),
    );
    const { reviews } = ada.ports;
    expect(await costOf(reviews.listOfRobot(rover, { limit: 5 }))).toBe(6);
    expect(await costOf(reviews.listOfPerson(me, { limit: 10 }))).toBe(7);
    expect(await costOf(reviews.listOfRobot(robotId('other'), { limit: 5 }))).toBe(1);
    // Its remark is not there, which the rules refuse.
    expect(await costOf(reviews.getOwn(me, messageId('stay-1'), 'renter'))).toBe(1);
    expect(await costOf(reviews.answer(me, reviewId(messageId('stay-1'), 'renter'), 'Thanks.'))).toBe(1);
  });
});
