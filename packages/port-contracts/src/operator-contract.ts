import {
  collectMyData,
  APPEAL_MAX,
  DAY_LENGTH,
  DEFAULT_LIMITS,
  reviewId,
  robotId,
  userId,
  type DecidedSubject,
  type OperatorAct,
  type OutgoingProblem,
  type ProblemId,
  type ReportSubject,
  type Robot,
} from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { newMessage } from './messages.ts';
import type { Person } from './people.ts';
import { plantRental, storedReview } from './rentals.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

/** What the operator sees and does (D790 to D793), and what the people concerned answer (D794). */
export const describeOperatorContract = (harness: ContractHarness): void => {
  describe(`the operator: ${harness.name}`, () => {
    const world = useWorld(harness);
    let olga: Person;
    let ada: Person;
    let omar: Person;
    let listing: Robot;

    beforeEach(async () => {
      [olga, ada, omar] = await Promise.all([
        world.person('Olga'),
        world.person('Ada'),
        world.person('Omar'),
      ]);
      listing = await omar.ports.robots.create(newRobot(omar));
      await world.current.makeOperator?.(olga.ports);
    });

    const theListing = (): DecidedSubject => ({ kind: 'listing', id: listing.id });
    const omarHimself = (): DecidedSubject => ({ kind: 'profile', id: omar.user.uid });
    const act = (kind: 'stop' | 'restore', subject: DecidedSubject) =>
      olga.ports.operator.act({ kind, subject }, 'Ticket 7');
    const look = (subject: ReportSubject) => olga.ports.operator.look(subject);
    const report = (by: Person, subject: ReportSubject) =>
      by.ports.reports.send(by.user.uid, { subject, reason: 'scam', note: 'Look.' });
    const logged = async () =>
      (await olga.ports.operator.log()).map(({ action, subject, note }) => `${action} ${subject}: ${note}`);
    const ownDecisions = ({ ports, user }: Person) => ports.appeals.listOwn(user.uid);
    const appeal = (by: Person, subject: DecidedSubject, text: string) =>
      by.ports.appeals.appeal(by.user.uid, subject, text);

    it('is one whom the backend knows, and nobody else (D790)', async () => {
      const asking: readonly ((person: Person['ports']) => Promise<unknown>)[] = [
        ({ operator }) => operator.queue(),
        ({ operator }) => operator.look(theListing()),
        ({ operator }) => operator.find('Ada'),
        ({ operator }) => operator.log(),
        ({ operator }) => operator.days(),
        ({ operator }) => operator.unfound(),
        ({ operator }) => operator.problems(),
        ({ operator }) => operator.closeProblem('p' as ProblemId),
        ({ operator }) => operator.limits(),
        ({ operator }) => operator.setLimits(DEFAULT_LIMITS, ''),
        ({ operator }) => operator.act({ kind: 'stop', subject: theListing() }, ''),
        ({ operator }) => operator.act({ kind: 'stop', subject: omarHimself() }, ''),
      ];
      const stranger = await world.stranger();
      for (const ask of asking) {
        await expectPortError(ask(ada.ports), 'forbidden');
        await expectPortError(ask(stranger), 'not-signed-in');
      }
      expect(await ada.ports.robots.get(listing.id)).not.toBeNull();
      expect(await logged()).toEqual([]);
    });

    it('is told as one to the client itself', async () => {
      const userOf = ({ ports }: Person) =>
        new Promise((resolve) => {
          ports.auth.observe((user) => resolve(user?.isOperator));
        });
      expect(await userOf(olga)).toBe(true);
      expect(await userOf(ada)).toBeUndefined();
    });

    it('finds what was reported, by whom, and as it is now (D791)', async () => {
      await report(ada, theListing());
      await world.current.tick();
      await report(olga, theListing());
      const message = await omar.ports.messages.send(newMessage(omar, ada));
      await world.current.tick();
      await report(ada, { kind: 'message', id: message.id });
      const { reports, appeals } = await olga.ports.operator.queue();
      expect(reports.map(({ by, subject, person }) => [by, subject.id, person])).toEqual([
        [ada.user.uid, message.id, omar.user.uid],
        [olga.user.uid, listing.id, omar.user.uid],
        [ada.user.uid, listing.id, omar.user.uid],
      ]);
      expect(appeals).toEqual([]);

      const file = await look(theListing());
      expect(file).toMatchObject({
        subject: theListing(),
        state: 'shown',
        texts: { name: listing.name, description: listing.description },
        person: { id: omar.user.uid, name: 'Omar Park', state: 'present' },
        decisions: [],
        log: [],
      });
      expect(file.reports.map(({ by, isClosed }) => [by, isClosed])).toEqual([
        [olga.user.uid, false],
        [ada.user.uid, false],
      ]);
      expect((await look({ kind: 'message', id: message.id })).texts).toEqual({ content: message.content });
      expect(await look({ kind: 'listing', id: robotId('none') })).toMatchObject({
        state: 'gone',
        person: null,
        reports: [],
      });
    });

    it('hides a listing from everybody, and restores it as it was, both in the log (D792)', async () => {
      const before = await ada.ports.robots.get(listing.id);
      expect(await act('stop', theListing())).toBe('done');
      expect(await omar.ports.robots.get(listing.id)).toBeNull();
      expect(await look(theListing())).toMatchObject({ state: 'hidden', texts: { name: listing.name } });
      await expectPortError(omar.ports.robots.create({ ...newRobot(omar), id: listing.id }), 'forbidden');
      expect(await act('stop', theListing())).toBe('refused');
      await world.current.tick();
      expect(await act('restore', theListing())).toBe('done');
      expect(await ada.ports.robots.get(listing.id)).toEqual(before);
      expect(await act('restore', theListing())).toBe('refused');
      expect(await logged()).toEqual([`restore ${listing.id}: Ticket 7`, `hide ${listing.id}: Ticket 7`]);
      expect((await look(theListing())).log.map(({ action, by }) => [action, by !== ''])).toEqual([
        ['restore', true],
        ['hide', true],
      ]);
    });

    it('suspends a person, who then writes nothing, and ends it (D792)', async () => {
      expect(await act('stop', omarHimself())).toBe('done');
      expect(await omar.ports.users.isSuspended(omar.user.uid)).toBe(true);
      await expectPortError(omar.ports.messages.send(newMessage(omar, ada)), 'forbidden');
      expect((await look(theListing())).person?.state).toBe('suspended');
      expect(await act('restore', omarHimself())).toBe('done');
      await omar.ports.messages.send(newMessage(omar, ada));
      expect((await look(omarHimself())).log.map(({ action }) => action).toSorted()).toEqual([
        'restore',
        'suspend',
      ]);
    });

    it('hides a review from lists and numbers, and restores it (D706)', async () => {
      const asked = await plantRental(world.current, { robot: listing, renter: ada, owner: omar });
      await world.current.plant({ reviews: [storedReview(asked, ada)] });
      const subject: DecidedSubject = { kind: 'review', id: reviewId(asked.id, 'renter') };
      const open = async () => (await ada.ports.reviews.listOfRobot(listing.id, { limit: 5 })).reviews.length;
      expect(await open()).toBe(1);
      expect(await act('stop', subject)).toBe('done');
      expect(await open()).toBe(0);
      expect(await look(subject)).toMatchObject({ state: 'hidden', person: { id: ada.user.uid } });
      expect(await act('restore', subject)).toBe('done');
      expect(await open()).toBe(1);
    });

    it('closes all reports of a thing, which can then be reported again (D792)', async () => {
      await report(ada, theListing());
      await report(olga, theListing());
      const close: OperatorAct = { kind: 'close', subject: theListing() };
      expect(await olga.ports.operator.act(close, 'Nothing wrong')).toBe('done');
      expect((await olga.ports.operator.queue()).reports).toEqual([]);
      expect((await look(theListing())).reports.map(({ isClosed }) => isClosed)).toEqual([true, true]);
      expect(await olga.ports.operator.act(close, '')).toBe('refused');
      expect(await ada.ports.reports.listOwn(ada.user.uid)).toEqual([]);
      expect(await report(ada, theListing())).toBe('sent');
    });

    it('is answered once by the person concerned, and answers once (D794)', async () => {
      expect(await ownDecisions(omar)).toEqual([]);
      await expectPortError(appeal(omar, theListing(), 'Why?'), 'forbidden');
      await act('stop', theListing());
      await act('stop', omarHimself());
      const told = await ownDecisions(omar);
      expect(
        told.map(({ subject, title, appeal: said, answer, isOver }) => [
          subject,
          title,
          said,
          answer,
          isOver,
        ]),
      ).toEqual(
        expect.arrayContaining([
          [theListing(), listing.name, null, null, false],
          [omarHimself(), 'Omar Park', null, null, false],
        ]),
      );
      // Although he is suspended.
      await appeal(omar, theListing(), 'It is a real robot.');
      await appeal(omar, theListing(), 'It is a real robot.');
      await expectPortError(appeal(omar, theListing(), 'And another thing.'), 'forbidden');
      const { appeals } = await olga.ports.operator.queue();
      expect(appeals.map(({ subject, appeal: said }) => [subject, said?.text])).toEqual([
        [theListing(), 'It is a real robot.'],
      ]);
      const answer: OperatorAct = { kind: 'answer', subject: theListing(), text: 'We look at it.' };
      expect(await olga.ports.operator.act({ ...answer, subject: omarHimself() }, '')).toBe('refused');
      expect(await olga.ports.operator.act(answer, '')).toBe('done');
      expect(await olga.ports.operator.act(answer, '')).toBe('refused');
      expect((await olga.ports.operator.queue()).appeals).toEqual([]);
      const now = (await ownDecisions(omar)).find(({ subject }) => subject.kind === 'listing');
      expect(now?.answer).toBe('We look at it.');
      const answers = (await look(theListing())).decisions.map(({ answer: said }) => said);
      expect(new Set(answers)).toEqual(new Set(['We look at it.', null]));
    });

    it('forgets no appeal when it takes a decision back, and hears another one when it decides again', async () => {
      await act('stop', theListing());
      await appeal(omar, theListing(), 'First.');
      await act('restore', theListing());
      expect(await ownDecisions(omar)).toEqual([]);
      const readPicture = async () => '';
      const myData = await collectMyData({ ...omar.ports, readPicture, dataUrl: readPicture })(omar.user);
      // The data that a person takes with them has it still (D464).
      expect(myData).toMatchObject({
        value: { decisions: [{ subject: theListing(), appeal: { text: 'First.' }, isOver: true }] },
      });
      expect((await look(theListing())).decisions).toMatchObject([
        { appeal: { text: 'First.' }, isOver: true },
      ]);
      await expectPortError(appeal(omar, theListing(), 'Second.'), 'forbidden');
      await act('stop', theListing());
      await appeal(omar, theListing(), 'Second.');
      expect(await ownDecisions(omar)).toMatchObject([{ appeal: { text: 'Second.' }, answer: null }]);
    });

    it('keeps decisions private, and refuses appeals by others and invalid ones', async () => {
      await act('stop', theListing());
      const stranger = await world.stranger();
      await expectPortError(ada.ports.appeals.listOwn(omar.user.uid), 'forbidden');
      await expectPortError(ada.ports.appeals.listAll(omar.user.uid), 'forbidden');
      await expectPortError(stranger.appeals.listOwn(omar.user.uid), 'not-signed-in');
      await expectPortError(appeal(ada, theListing(), 'Mine.'), 'forbidden');
      for (const text of ['', ' \n', 'x'.repeat(APPEAL_MAX + 1), 'a\u202eb'])
        await expectPortError(appeal(omar, theListing(), text), 'forbidden');
      await appeal(omar, theListing(), '🤖'.repeat(APPEAL_MAX));
    });

    it('stores nothing of an act with an invalid text', async () => {
      await act('stop', theListing());
      await appeal(omar, theListing(), 'Why?');
      const before = await logged();
      await expectPortError(
        olga.ports.operator.act({ kind: 'answer', subject: theListing(), text: ' ' }, ''),
        'failed',
      );
      await expectPortError(
        olga.ports.operator.act({ kind: 'restore', subject: theListing() }, 'x'.repeat(501)),
        'failed',
      );
      expect(await logged()).toEqual(before);
      expect(await omar.ports.robots.get(listing.id)).toBeNull();
    });

    it('finds people and listings by id and by the beginning of a name, hidden ones too (D793)', async () => {
      const found = async (text: string) =>
        (await olga.ports.operator.find(text)).map(({ kind, title }) => `${kind} ${title}`).toSorted();
      expect(await found(omar.user.uid)).toEqual(['profile Omar Park']);
      expect(await found('Om')).toEqual(['profile Omar Park']);
      await act('stop', theListing());
      expect(await found(listing.id)).toEqual([`listing ${listing.name}`]);
      expect(await found(listing.name.slice(0, 4))).toEqual([`listing ${listing.name}`]);
      expect(await found(' ')).toEqual([]);
      expect(await found('No such thing')).toEqual([]);
    });

    it('counts what came by day, in UTC, the present day last (D799)', async () => {
      const asked = await plantRental(world.current, {
        robot: listing,
        renter: ada,
        owner: omar,
        lastDayAgo: 3,
      });
      await world.current.plant({ reviews: [storedReview(asked, ada)] });
      const days = await olga.ports.operator.days();
      const now = olga.ports.clock.now();
      expect(days.map(({ day }) => day)).toEqual(
        Array.from(
          { length: 14 },
          (_, index) => Math.floor(now / DAY_LENGTH) * DAY_LENGTH - (13 - index) * DAY_LENGTH,
        ),
      );
      expect(days.at(-1)?.counts).toEqual({ members: 3, listings: 1, requests: 0, rentals: 0, reviews: 0 });
      // It was asked, and reviewed, a week ago.
      expect(days.at(-8)?.counts).toEqual({ members: 0, listings: 0, requests: 1, rentals: 0, reviews: 1 });
      expect(await olga.ports.operator.days()).toEqual(days);
    });

    it('reads what five people searched for and did not find, and nothing of fewer (D800)', async () => {
      const note = async (visitors: number, phrase: string) => {
        for (let count = 0; count < visitors; count += 1)
          await (await world.stranger()).searches.noteUnfound(phrase);
      };
      await note(5, 'Window  cleaner');
      await note(4, 'a tutor');
      for (let times = 0; times < 5; times += 1) await ada.ports.searches.noteUnfound('a nurse');
      await note(5, 'call 555123456');
      expect((await olga.ports.operator.unfound()).map(({ phrase }) => phrase)).toEqual(['window cleaner']);
      await ada.ports.searches.noteUnfound('A Tutor');
      expect((await olga.ports.operator.unfound()).map(({ phrase }) => phrase)).toEqual([
        'a tutor',
        'window cleaner',
      ]);
    });

    it('reads what people said does not work, and closes it with an entry in the log (D860)', async () => {
      const visitor = await world.stranger();
      const problem = (id: string, text: string): OutgoingProblem => ({
        id: id as ProblemId, // a client made it
        text,
        release: '0.1.0',
        page: '/search',
        browser: 'safari',
      });
      await visitor.problems.report(problem('one', 'The map stays empty.'));
      await visitor.problems.report(problem('two', '<b>Nothing</b> happens.'));
      const { operator } = olga.ports;
      const read = async () => (await operator.problems()).map(({ createdAt: _, ...rest }) => rest);
      expect(await read()).toHaveLength(2);
      expect(await read()).toEqual(
        expect.arrayContaining([
          problem('one', 'The map stays empty.'),
          problem('two', '<b>Nothing</b> happens.'),
        ]),
      );
      expect((await operator.problems())[0]?.createdAt).toBeGreaterThan(0);
      expect(await operator.closeProblem('one' as ProblemId)).toBe('done');
      expect(await operator.closeProblem('one' as ProblemId)).toBe('refused');
      expect((await read()).map(({ id }) => id)).toEqual(['two']);
      expect(await logged()).toEqual(['close problems/one: ']);
    });

    it('does nothing about what is not there', async () => {
      expect(await act('stop', { kind: 'listing', id: robotId('none') })).toBe('refused');
      expect(await act('stop', { kind: 'profile', id: userId('none') })).toBe('refused');
      expect(await act('restore', omarHimself())).toBe('refused');
      expect(await logged()).toEqual([]);
    });

    it('is no operator while suspended (D790)', async () => {
      await world.current.plant({ suspended: [olga.user.uid] });
      await expectPortError(olga.ports.operator.queue(), 'forbidden');
    });
  });
};
