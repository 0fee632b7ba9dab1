import {
  messageId,
  REPORT_NOTE_MAX,
  DEFAULT_LIMITS,
  isPortError,
  type DailyLimits,
  LIMIT_SPAN,
  robotId,
  userId,
  type MessageId,
  type OutgoingReport,
  type ReportSubject,
  type Robot,
} from '@roborrow/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { inOneWorld, named } from './in-one-world.ts';
import { IMPOSSIBLE_IDS } from './impossible-ids.ts';
import { newMessage, sendAll } from './messages.ts';
import { PROFILE_CHANGES, type Person } from './people.ts';
import { newRobot } from './robots.ts';
import { useWorld } from './use-world.ts';

const REPORTS_MAX = DEFAULT_LIMITS.reports;

/** What a person reports to the operator: once (D467), ten a day (D469), and unseen by other people (D470). */
export const describeReportsContract = (harness: ContractHarness): void => {
  describe(`reports: ${harness.name}`, () => {
    const world = useWorld(harness);
    let ada: Person;
    let omar: Person;
    let listing: Robot;
    let received: MessageId;

    beforeEach(async () => {
      [ada, omar] = await Promise.all([world.person('Ada'), world.person('Omar')]);
      listing = await omar.ports.robots.create(newRobot(omar));
      received = (await sendAll(omar, ada, ['Pay me <b>now</b>\n🤖']))[0]?.id ?? messageId('none');
    });

    const send = (by: Person, subject: ReportSubject, changes: Partial<OutgoingReport> = {}) =>
      by.ports.reports.send(by.user.uid, { subject, reason: 'scam', note: 'It is a trap.', ...changes });
    const reportsOf = ({ ports, user }: Person) => ports.reports.listOwn(user.uid);
    const theListing = (): ReportSubject => ({ kind: 'listing', id: listing.id });
    const theMessage = (): ReportSubject => ({ kind: 'message', id: received });
    const profileOf = ({ user }: Person): ReportSubject => ({ kind: 'profile', id: user.uid });

    it('are none at first', async () => {
      expect(await reportsOf(ada)).toEqual([]);
    });

    it('hold what was reported, why, whose it is, and its texts (D466, D468)', async () => {
      const profile = await omar.ports.users.get(omar.user.uid);
      expect(await send(ada, theListing(), { reason: 'dangerous', note: '' })).toBe('sent');
      await world.current.tick();
      expect(await send(ada, profileOf(omar), { reason: 'other', note: 'Two\nlines “🤖”' })).toBe('sent');
      await world.current.tick();
      expect(await send(ada, theMessage())).toBe('sent');
      const reports = await reportsOf(ada);
      const person = omar.user.uid;
      expect(reports.map(({ createdAt: _, ...report }) => report)).toEqual([
        {
          subject: theMessage(),
          reason: 'scam',
          note: 'It is a trap.',
          person,
          copy: { content: 'Pay me <b>now</b>\n🤖' },
        },
        {
          subject: profileOf(omar),
          reason: 'other',
          note: 'Two\nlines “🤖”',
          person,
          copy: { displayName: profile?.displayName, bio: '' },
        },
        {
          subject: theListing(),
          reason: 'dangerous',
          note: '',
          person,
          copy: { name: listing.name, description: listing.description },
        },
      ]);
      const times = reports.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it('keep the texts after they were changed, and after the listing was deleted (D468)', async () => {
      await send(ada, theListing());
      await send(ada, profileOf(omar));
      await omar.ports.robots.delete(listing.id);
      await omar.ports.users.update(omar.user.uid, PROFILE_CHANGES);
      const copies = (await reportsOf(ada)).map(({ copy }) => copy);
      expect(copies).toContainEqual({ name: listing.name, description: listing.description });
      expect(copies.some((copy) => copy['bio'] === '')).toBe(true);
    });

    it('are stored once for each thing: the first one stays (D467)', async () => {
      expect(await send(ada, theListing())).toBe('sent');
      const before = await reportsOf(ada);
      expect(await send(ada, theListing(), { reason: 'spam', note: 'Again.' })).toBe('already-sent');
      expect(await reportsOf(ada)).toEqual(before);
    });

    it('of the same thing by two people are two', async () => {
      const bea = await world.person('Bea');
      expect(await send(ada, theListing())).toBe('sent');
      expect(await send(bea, theListing())).toBe('sent');
      expect(await reportsOf(ada)).toHaveLength(1);
      expect(await reportsOf(bea)).toHaveLength(1);
    });

    it('from several tabs at the same time are all stored', async () => {
      const ports = await world.stranger();
      const tab: Person = { ...ada, ports, user: await ports.auth.signIn(ada.user.email, ada.password) };
      const outcomes = await Promise.all([
        send(ada, theListing()),
        send(tab, profileOf(omar)),
        send(tab, theMessage()),
      ]);
      expect(outcomes).toEqual(['sent', 'sent', 'sent']);
      expect(await reportsOf(ada)).toHaveLength(3);
    });

    it('of the same thing from two tabs at the same time are one', async () => {
      const ports = await world.stranger();
      const tab: Person = { ...ada, ports, user: await ports.auth.signIn(ada.user.email, ada.password) };
      const outcomes = await Promise.all([send(ada, theListing()), send(tab, theListing())]);
      expect(outcomes.toSorted()).toEqual(['already-sent', 'sent']);
      expect(await reportsOf(ada)).toHaveLength(1);
    });

    it('can be sent by a person without a profile, and by one who is blocked', async () => {
      const ports = await world.stranger();
      const user = await ports.auth.register(`nia-${ports.ids.next()}@example.com`, 'correct horse battery');
      expect(await ports.reports.send(user.uid, { subject: theListing(), reason: 'spam', note: '' })).toBe(
        'sent',
      );
      await omar.ports.blocks.block(omar.user.uid, ada.user.uid);
      expect(await send(ada, profileOf(omar))).toBe('sent');
    });

    it('are private: no other user and no visitor reads them, or sends them for another (D470)', async () => {
      await send(ada, theListing());
      const stranger = await world.stranger();
      const { uid } = ada.user;
      const report: OutgoingReport = { subject: profileOf(omar), reason: 'spam', note: '' };
      await expectPortError(omar.ports.reports.listOwn(uid), 'forbidden');
      await expectPortError(omar.ports.reports.send(uid, report), 'forbidden');
      await expectPortError(stranger.reports.listOwn(uid), 'not-signed-in');
      await expectPortError(stranger.reports.send(uid, report), 'not-signed-in');
      expect(await reportsOf(ada)).toHaveLength(1);
      expect(await reportsOf(omar)).toEqual([]);
    });

    it('are refused of one’s own listing, profile and message', async () => {
      const [sent] = await sendAll(ada, omar, ['hello']);
      await expectPortError(send(omar, theListing()), 'forbidden');
      await expectPortError(send(ada, profileOf(ada)), 'forbidden');
      await expectPortError(send(ada, { kind: 'message', id: sent?.id ?? messageId('none') }), 'forbidden');
      expect(await reportsOf(ada)).toEqual([]);
    });

    it('are refused of what is not there, and of a message between others', async () => {
      const bea = await world.person('Bea');
      const between = await bea.ports.messages.send(newMessage(bea, omar));
      await expectPortError(send(ada, { kind: 'message', id: between.id }), 'not-found');
      await expectPortError(send(ada, { kind: 'message', id: messageId('none') }), 'not-found');
      await expectPortError(send(ada, { kind: 'listing', id: robotId('none') }), 'not-found');
      await expectPortError(send(ada, { kind: 'profile', id: userId('none') }), 'not-found');
    });

    it('are refused of what is no id', async () => {
      await inOneWorld(named(IMPOSSIBLE_IDS), async (text) => {
        const id = text.replace('ID', omar.user.uid);
        await expectPortError(send(ada, { kind: 'profile', id: userId(id) }), 'not-found');
        await expectPortError(send(ada, { kind: 'listing', id: robotId(id) }), 'not-found');
      });
    });

    it('are refused with another reason, and with a note that is too long, blank or turns text', async () => {
      const notes = ['x'.repeat(REPORT_NOTE_MAX + 1), '  ', '\u200b', 'a\u202eb'];
      for (const note of notes) await expectPortError(send(ada, theListing(), { note }), 'forbidden');
      const reason = 'boredom' as 'spam'; // a client of their own
      await expectPortError(send(ada, theListing(), { reason }), 'forbidden');
      expect(await reportsOf(ada)).toEqual([]);
      expect(await send(ada, theListing(), { note: '🤖'.repeat(REPORT_NOTE_MAX) })).toBe('sent');
    });

    it(`are at most ${REPORTS_MAX} in a day, repeated ones not counted (D469)`, async () => {
      const robots = Array.from({ length: REPORTS_MAX + 1 }, (_, i) => ({
        ...listing,
        id: robotId(`robot-${i}`),
      }));
      await world.current.plant({ robots });
      const reportOne = (i: number) => send(ada, { kind: 'listing', id: robotId(`robot-${i}`) });
      for (let i = 0; i < REPORTS_MAX; i += 1) {
        expect(await reportOne(i)).toBe('sent');
        expect(await reportOne(0)).toBe('already-sent');
      }
      await expectPortError(reportOne(REPORTS_MAX), 'too-many');
      expect(await reportOne(0)).toBe('already-sent');
      expect(await reportsOf(ada)).toHaveLength(REPORTS_MAX);
      expect(await send(await world.person('Bea'), theListing())).toBe('sent');

      await world.current.plant({
        reportCounts: [{ id: ada.user.uid, count: REPORTS_MAX, age: LIMIT_SPAN }],
      });
      expect(await reportOne(REPORTS_MAX)).toBe('sent');
      expect(await send(ada, theMessage())).toBe('sent');
    });

    it('begin to be counted anew once a day has passed, however few they were (D469)', async () => {
      await send(ada, theListing());
      await world.current.plant({ reportCounts: [{ id: ada.user.uid, count: 1, age: LIMIT_SPAN }] });
      const reportOne = async (index: number) => {
        const robot = await omar.ports.robots.create(newRobot(omar, { name: `Another ${index}` }));
        return send(ada, { kind: 'listing', id: robot.id });
      };
      for (let index = 0; index < REPORTS_MAX; index += 1) expect(await reportOne(index)).toBe('sent');
      await expectPortError(reportOne(REPORTS_MAX), 'too-many');
    });

    it('are as many as the operator says, fewer of a new account (D469, D796)', async () => {
      const limit = (limits: Partial<DailyLimits>) =>
        world.current.plant({ limits: { ...DEFAULT_LIMITS, ...limits } });
      await limit({ reports: 2, newReports: 1 });
      expect(await send(ada, theListing())).toBe('sent');
      const before = ada.ports.clock.now();
      const refused = send(ada, theMessage());
      await expectPortError(refused, 'too-many');
      const until = await refused.catch((thrown: unknown) => (isPortError(thrown) ? thrown.until : null));
      expect(Number(until) - before).toBeGreaterThan(LIMIT_SPAN - 60_000);
      await limit({ reports: 2, newReports: 1, newDays: 0 });
      expect(await send(ada, theMessage())).toBe('sent');
    });

    it('stay when the person who sent them has left (D471)', async () => {
      await send(ada, theListing());
      await ada.ports.users.beginDeletion(ada.user.uid);
      await ada.ports.users.deleteProfile(ada.user.uid);
      expect(await reportsOf(ada)).toHaveLength(1);
    });

    it('are copies: changing one changes nothing stored', async () => {
      await send(ada, theListing());
      const before = await reportsOf(ada);
      attemptToChange(await reportsOf(ada));
      expect(await reportsOf(ada)).toEqual(before);
    });
  });
};
