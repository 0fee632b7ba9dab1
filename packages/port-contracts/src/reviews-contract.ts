import {
  REVIEW_ANSWER_MAX,
  REVIEW_REMARK_MAX,
  REVIEW_TEXT,
  reviewId,
  robotId,
  stepId,
  userId,
  type Message,
  type OutgoingReview,
  type Review,
  type Robot,
} from '@roborrow/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld } from './in-one-world.ts';
import { newMessage } from './messages.ts';
import type { Person } from './people.ts';
import { newReview, plantRental, storedReview, TOO_LONG_AGO, type PlantedRental } from './rentals.ts';
import { idsOf, newestFirst, newRobot } from './robots.ts';
import { useSharedWorld } from './use-world.ts';

const TEN = { limit: 10 };

/** What the two people of a rental write of each other : sealed, then open, with one answer (D700 to D704). */
export const describeReviewsContract = (harness: ContractHarness): void => {
  describe(`reviews: ${harness.name}`, () => {
    const world = useSharedWorld(harness);
    let owner: Person;
    let eve: Person;
    let renter: Person;
    let rover: Robot;
    let asked: Message;

    beforeAll(async () => {
      eve = await world.person('Eve');
    });
    beforeEach(async () => {
      [owner, renter] = await Promise.all([world.person('Ada'), world.person('Omar')]);
      rover = await owner.ports.robots.create(newRobot(owner));
      asked = await rented();
    });

    const rented = (changes: Partial<PlantedRental> = {}) =>
      plantRental(world.current, { robot: rover, renter, owner, ...changes });
    const write = (by: Person, changes: Partial<OutgoingReview> = {}, of = asked) =>
      by.ports.reviews.write(newReview(of, by, changes));
    const ownOf = (by: Person, of = asked) =>
      by.ports.reviews.getOwn(by.user.uid, of.id, by === owner ? 'owner' : 'renter');
    const ofRobot = async () => (await eve.ports.reviews.listOfRobot(rover.id, TEN)).reviews;
    const ofPerson = async ({ user }: Person) =>
      (await eve.ports.reviews.listOfPerson(user.uid, TEN)).reviews;
    /** Both write, and both reviews are open. */
    const reviewed = async (of = asked): Promise<void> => {
      await write(renter, { stars: 2, text: 'It scratched my floor.' }, of);
      await write(owner, { text: 'He brought it back in time.', remark: 'Late by an hour.' }, of);
      await world.current.openReviews?.([reviewId(of.id, 'renter'), reviewId(of.id, 'owner')]);
    };
    const renters = () => reviewId(asked.id, 'renter');

    it('are kept for their author as they were written, with the remark (D700, D704)', async () => {
      expect(await ownOf(renter)).toBeNull();
      const written = newReview(asked, renter, { stars: 5, text: 'Zwölf “Punkte” 🤖\n!', remark: 'Told.' });
      await renter.ports.reviews.write(written);
      const { createdAt, ...own } = (await ownOf(renter)) ?? expect.unreachable();
      expect(own).toEqual({ ...written, answer: null, isOpen: false });
      expect(createdAt).toBeGreaterThan(asked.createdAt);
      expect(await renter.ports.reviews.listOwn(renter.user.uid)).toEqual([{ ...own, createdAt }]);
    });

    it('are sealed until both are written: nobody else reads, lists or answers one (D701)', async () => {
      await write(renter);
      for (const one of [owner, eve]) {
        expect(await one.ports.reviews.getOwn(one.user.uid, asked.id, 'renter')).toBeNull();
        await expectPortError(one.ports.reviews.getOwn(renter.user.uid, asked.id, 'renter'), 'forbidden');
        await expectPortError(one.ports.reviews.listOwn(renter.user.uid), 'forbidden');
        await expectPortError(one.ports.reviews.answer(one.user.uid, renters(), 'I saw it.'), 'forbidden');
      }
      expect(await owner.ports.reviews.listOwn(owner.user.uid)).toEqual([]);
      expect([await ofRobot(), await ofPerson(owner), await ofPerson(renter)]).toEqual([[], [], []]);
      const stranger = await world.stranger();
      await expectPortError(stranger.reviews.listOwn(renter.user.uid), 'not-signed-in');
      await expectPortError(stranger.reviews.getOwn(renter.user.uid, asked.id, 'renter'), 'not-signed-in');
    });

    it('are replaced by their author while they are sealed (D701)', async () => {
      await write(renter, { stars: 1, remark: 'Bad.' });
      await write(renter, { stars: 3, text: 'I was angry yesterday.' });
      expect(await ownOf(renter)).toMatchObject({ stars: 3, text: 'I was angry yesterday.', remark: '' });
      expect(await renter.ports.reviews.listOwn(renter.user.uid)).toHaveLength(1);
    });

    it('are open once both are written: the renter’s for the robot and its owner, the owner’s for the renter (D702)', async () => {
      await reviewed();
      const [ofOwner] = await ofPerson(owner);
      const [ofRenter] = await ofPerson(renter);
      expect(await ofRobot()).toEqual([ofOwner]);
      const { remark: _, ...expected } = newReview(asked, renter, {
        stars: 2,
        text: 'It scratched my floor.',
      });
      expect(ofOwner).toEqual({ ...expected, answer: null, isOpen: true, createdAt: ofOwner?.createdAt });
      expect(ofRenter).toMatchObject({
        id: reviewId(asked.id, 'owner'),
        text: 'He brought it back in time.',
      });
      expect(ofRenter).not.toHaveProperty('remark');
      expect(await ownOf(owner)).toMatchObject({ isOpen: true, remark: 'Late by an hour.' });
    });

    it('do not change once they are open (D701)', async () => {
      await reviewed();
      const before = await ofRobot();
      await expectPortError(write(renter, { stars: 5, text: 'It was wonderful.' }), 'forbidden');
      await expectPortError(write(owner, { stars: 1, text: 'He is a liar indeed.' }), 'forbidden');
      expect(await ofRobot()).toEqual(before);
    });

    it('are written of a rental that nobody said anything more about, three days after its last day', async () => {
      const silent = await rented({ lastDayAgo: 4, returnedAgo: null, end: null });
      await write(renter, {}, silent);
      const away = await rented({ lastDayAgo: 5, returnedAgo: null });
      await write(owner, {}, away);
      expect([await ownOf(renter, silent), await ownOf(owner, away)]).not.toContain(null);
    });

    it('are refused before the end, more than 14 days after it, and of what did not take place', async () => {
      const DAY = 86_400_000;
      await inOneWorld<Partial<PlantedRental>>(
        [
          ['a robot that is away', { returnedAgo: null, lastDayAgo: 1 }],
          ['accepted dates that began', { returnedAgo: null, lastDayAgo: 1, end: null }],
          ['declined dates', { answer: 'declined', end: null, returnedAgo: null, lastDayAgo: 5 }],
          ['cancelled dates', { end: 'cancelled', returnedAgo: null, lastDayAgo: 5 }],
          ['what did not happen', { end: 'not-happened', returnedAgo: null, lastDayAgo: 5 }],
          ['a return 15 days ago', { returnedAgo: TOO_LONG_AGO, lastDayAgo: 16 }],
          ['18 days of silence', { returnedAgo: null, lastDayAgo: 18 }],
          ['a return that was said long after', { returnedAgo: DAY, lastDayAgo: 18 }],
        ],
        async (changes) => {
          const other = await rented(changes);
          for (const one of [renter, owner]) {
            await expectPortError(write(one, {}, other), 'forbidden');
            expect(await ownOf(one, other)).toBeNull();
          }
        },
      );
    });

    it('are not prevented by who says afterwards that it did not happen (D687)', async () => {
      const silent = await rented({ lastDayAgo: 5, returnedAgo: null, end: null });
      const lie = newMessage(owner, renter, {
        id: stepId('not-happened', silent.id),
        robotId: rover.id,
        dates: { kind: 'not-happened', request: silent.id },
      });
      await expectPortError(owner.ports.messages.send(lie), 'forbidden');
      await write(renter, { stars: 1 }, silent);
    });

    it('are refused of other people, for others, and with anything that is not so', async () => {
      await inOneWorld<Partial<OutgoingReview>>(
        [
          ['another’s role', { role: 'owner', id: reviewId(asked.id, 'owner') }],
          ['another id', { id: reviewId(asked.id, 'owner') }],
          ['oneself', { subjectId: renter.user.uid }],
          ['a third person', { subjectId: eve.user.uid }],
          ['another robot', { robotId: robotId('another') }],
          ['another’s name', { authorName: 'Eve Park' }],
          ['no stars', { stars: 0 as 1 }],
          ['six stars', { stars: 6 as 1 }],
          ['half a star', { stars: 4.5 as 1 }],
          ['stars as text', { stars: '5' as unknown as 5 }],
          ['few characters', { text: 'x'.repeat(REVIEW_TEXT.min - 1) }],
          ['many characters', { text: 'x'.repeat(REVIEW_TEXT.max + 1) }],
          ['no visible character', { text: '\u200b'.repeat(20) }],
          ['a long remark', { remark: 'x'.repeat(REVIEW_REMARK_MAX + 1) }],
        ],
        async (changes) => expectPortError(write(renter, changes), 'forbidden'),
      );
      await expectPortError(eve.ports.reviews.write(newReview(asked, renter)), 'forbidden');
      await expectPortError(write(eve, { subjectId: owner.user.uid }), 'forbidden');
      await expectPortError(
        (await world.stranger()).reviews.write(newReview(asked, renter)),
        'not-signed-in',
      );
      await write(renter, { text: '🤖'.repeat(REVIEW_TEXT.max), remark: '🤖'.repeat(REVIEW_REMARK_MAX) });
      await write(owner, { text: '🤖'.repeat(REVIEW_TEXT.min), authorName: 'User' });
    });

    it('are answered by their subject, once (D703)', async () => {
      await reviewed();
      const answer = (by: Person, text = 'Sorry about the floor.') =>
        by.ports.reviews.answer(by.user.uid, renters(), text);
      await expectPortError(answer(renter), 'forbidden');
      await expectPortError(answer(eve), 'forbidden');
      await expectPortError(owner.ports.reviews.answer(renter.user.uid, renters(), 'Me.'), 'forbidden');
      await expectPortError(
        (await world.stranger()).reviews.answer(owner.user.uid, renters(), 'Me.'),
        'not-signed-in',
      );
      for (const text of ['', '\u200b ', 'x'.repeat(REVIEW_ANSWER_MAX + 1)])
        await expectPortError(answer(owner, text), 'forbidden');
      expect((await ofRobot())[0]?.answer).toBeNull();
      await answer(owner, '🤖'.repeat(REVIEW_ANSWER_MAX));
      await answer(owner, '🤖'.repeat(REVIEW_ANSWER_MAX));
      await expectPortError(answer(owner, 'A second word.'), 'forbidden');
      expect((await ofRobot())[0]?.answer).toBe('🤖'.repeat(REVIEW_ANSWER_MAX));
      await expectPortError(
        owner.ports.reviews.answer(owner.user.uid, reviewId(asked.id, 'owner'), 'To myself.'),
        'forbidden',
      );
    });

    it('are listed newest first, a page at a time', async () => {
      const rentals = await Promise.all(
        [1, 2, 3, 4, 5].map((ago) => rented({ lastDayAgo: 100 + ago, returnedAgo: null })),
      );
      const reviews = rentals.map((of) => storedReview(of, renter));
      // Two of the same time.
      const [first, second, ...rest] = reviews as [Review, Review, ...Review[]]; // five of them
      const stored = [first, { ...second, createdAt: first.createdAt }, ...rest];
      await world.current.plant({ reviews: stored });
      for (const list of [
        (query: Parameters<typeof eve.ports.reviews.listOfRobot>[1]) =>
          eve.ports.reviews.listOfRobot(rover.id, query),
        (query: Parameters<typeof eve.ports.reviews.listOfRobot>[1]) =>
          eve.ports.reviews.listOfPerson(owner.user.uid, query),
      ]) {
        const pages: Review[] = [];
        let page = await list({ limit: 2 });
        for (pages.push(...page.reviews); page.next; pages.push(...page.reviews)) {
          expect(page.reviews).toHaveLength(2);
          page = await list({ limit: 2, before: page.next });
        }
        expect(idsOf(pages)).toEqual(idsOf(newestFirst(stored)));
      }
      expect(await eve.ports.reviews.listOfRobot(robotId('none'), TEN)).toEqual({ reviews: [], next: null });
      expect(await eve.ports.reviews.listOfPerson(userId('a/b'), TEN)).toEqual({ reviews: [], next: null });
    });

    it.each(['removed', 'kept'] as const)(
      'lose their author’s name and remark when the author leaves, and their text is %s (D707)',
      async (texts) => {
        await reviewed();
        const leave = (by: Person, of = by) => by.ports.reviews.leaveBehind(of.user.uid, texts);
        await expectPortError(leave(owner), 'forbidden');
        await owner.ports.users.beginDeletion(owner.user.uid);
        await expectPortError(leave(renter, owner), 'forbidden');
        await leave(owner);
        await leave(owner);
        const [left] = await ofPerson(renter);
        expect(left).toMatchObject({ authorName: '', stars: 4, isOpen: true });
        expect(left?.text).toBe(texts === 'kept' ? 'He brought it back in time.' : '');
        expect((await ownOf(owner))?.remark).toBe('');
      },
    );

    it('are written and answered neither by one who is leaving, nor by one who is suspended', async () => {
      const other = await rented();
      await reviewed();
      await world.current.plant({ suspended: [renter.user.uid] });
      await owner.ports.users.beginDeletion(owner.user.uid);
      await expectPortError(write(renter, {}, other), 'forbidden');
      await expectPortError(write(owner, {}, other), 'forbidden');
      await expectPortError(owner.ports.reviews.answer(owner.user.uid, renters(), 'Goodbye.'), 'forbidden');
      expect(await ofRobot()).toHaveLength(1);
    });

    it('are reported once they are open, with their text (D466, D706)', async () => {
      const report = (by: Person, id = renters()) =>
        by.ports.reports.send(by.user.uid, { subject: { kind: 'review', id }, reason: 'spam', note: '' });
      await write(renter);
      await expectPortError(report(owner), 'not-found');
      await expectPortError(report(owner, reviewId(asked.id, 'owner')), 'not-found');
      await reviewed();
      await expectPortError(report(renter), 'forbidden');
      expect(await report(owner)).toBe('sent');
      const [sent] = await owner.ports.reports.listOwn(owner.user.uid);
      expect(sent).toMatchObject({ person: renter.user.uid, copy: { text: 'It scratched my floor.' } });
    });

    it('are copies: changing one changes nothing stored', async () => {
      await reviewed();
      const before = await ofRobot();
      attemptToChange(await ofRobot());
      attemptToChange(await ownOf(renter));
      expect(await ofRobot()).toEqual(before);
    });
  });
};
