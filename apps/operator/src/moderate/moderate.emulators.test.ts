import { createEmulatorClient, plantDocuments } from '@roborrow/adapter-firebase/testing';
import { robotId, userId } from '@roborrow/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { Refused } from '../command.ts';
import { openDatabase, type WholeDatabase } from '../database.ts';
import { openModeration } from '@roborrow/moderation';
import { described } from './described.ts';

const projectId = `demo-moderate-${Date.now()}`;
const database = openDatabase(projectId);
const { ports, close } = createEmulatorClient(projectId);
let time = 1_760_000_000_000;
const moderationOf = (documents: WholeDatabase) =>
  openModeration(documents, {
    by: 'Olga',
    note: 'Ticket 7',
    now: () => (time += 1000),
    newId: () => 'id',
  });
const moderation = moderationOf(database);

afterAll(() => Promise.all([close(), database.close()]));

const OPEN = 'users/omar/reports/message_m1';
const ADA = userId('ada');
const ROVER = robotId('rover');
const ROVER_FIELDS = {
  ownerId: 'ada',
  name: 'Rover',
  description: 'Roves.',
  category: 'Hobby',
  price: 20,
  isAvailable: true,
};

const plant = () =>
  plantDocuments(projectId, [
    {
      path: 'users/ada',
      fields: { username: 'ada', firstName: 'Ada', lastName: 'Park', displayName: 'Ada Park' },
    },
    { path: 'robots/rover', fields: ROVER_FIELDS },
    { path: 'robots/other', fields: { ...ROVER_FIELDS, ownerId: 'omar' } },
  ]);
const log = async () => {
  const entries: unknown[] = [];
  for await (const { fields } of database.list('moderation'))
    entries.push([fields['action'], fields['subject'], fields['by'], fields['note']]);
  return entries;
};
const names = (documents: readonly { readonly path: string }[]) => documents.map(({ path }) => path);

describe('moderation on the emulator', () => {
  test('hides a listing from everybody, and restores it as it was (D462)', async () => {
    await plant();
    const before = (await database.get('robots/rover'))?.fields;
    await moderation.hide(ROVER);
    expect(await ports.robots.get(ROVER)).toBeNull();
    expect(names(await moderation.show(ROVER))).toEqual(['hiddenRobots/rover']);
    expect(names(await moderation.listingsOf(ADA))).toEqual(['hiddenRobots/rover']);
    expect(await moderation.restore(ROVER)).toBe('listing');
    expect((await ports.robots.get(ROVER))?.name).toBe('Rover');
    expect((await database.get('robots/rover'))?.fields).toEqual(before);
    expect(await database.get('hiddenRobots/rover')).toBeNull();
  });

  test('restores a listing without the days of rentals that ended meanwhile (D690)', async () => {
    const [stands, ended] = ['01 2096-12-01 2096-12-02 stands', '01 2096-12-03 2096-12-04 ended'];
    await plantDocuments(projectId, [
      { path: 'robots/rover', fields: { ...ROVER_FIELDS, taken: [stands, ended] } },
      { path: 'messages/end_stands', fields: { dates: { kind: 'handed-over', request: 'stands' } } },
      { path: 'messages/end_ended', fields: { dates: { kind: 'cancelled', request: 'ended' } } },
    ]);
    await moderation.hide(ROVER);
    await moderation.restore(ROVER);
    expect((await database.get('robots/rover'))?.fields['taken']).toEqual([stands]);
  });

  test('suspends a person, and ends it (D461)', async () => {
    const uploads = 'users/ada/private/uploads';
    await plantDocuments(projectId, [{ path: uploads, fields: { names: ['robots/a.jpg'] } }]);
    await moderation.suspend(ADA);
    expect((await database.get('deletions/ada'))?.fields).toEqual({ suspended: true });
    // Storage's rules would let through what stands there (D830).
    expect(await database.get(uploads)).toBeNull();
    await expect(moderation.suspend(ADA)).rejects.toThrow('ada is suspended already.');
    expect(await moderation.restore(ADA)).toBe('person');
    expect(await database.get('deletions/ada')).toBeNull();
  });

  test('marks a person as verified and as premium, and takes a mark away, without any other change (D640)', async () => {
    const before = (await database.get('users/ada'))?.fields;
    await moderation.mark(ADA, 'verified', true);
    await moderation.mark(ADA, 'premium', true);
    await expect(moderation.mark(ADA, 'premium', true)).rejects.toThrow('ada is premium already.');
    expect(await ports.users.get(ADA)).toMatchObject({ isVerified: true, isPremium: true });
    await moderation.mark(ADA, 'premium', false);
    await expect(moderation.mark(ADA, 'premium', false)).rejects.toThrow('ada is not premium.');
    await expect(moderation.mark('nia', 'verified', true)).rejects.toThrow('There is no person nia.');
    expect((await database.get('users/ada'))?.fields).toEqual({
      ...before,
      isVerified: true,
      isPremium: false,
    });
  });

  test('does nothing where nothing is, and nothing to who is leaving', async () => {
    await plantDocuments(projectId, [{ path: 'deletions/ada', fields: { at: 'a time' } }]);
    await expect(moderation.suspend(ADA)).rejects.toThrow('ada is deleting their account.');
    await expect(moderation.restore(ADA)).rejects.toThrow('no hidden listing and no suspended person ada');
    await expect(moderation.suspend('nia')).rejects.toThrow('There is no person nia.');
    await expect(moderation.hide('nothing')).rejects.toThrow('There is no listing nothing.');
    await plantDocuments(projectId, [{ path: 'deletions/ada', fields: { at: 'a time', suspended: true } }]);
    await expect(moderation.restore(ADA)).rejects.toThrow('ada is deleting their account.');
  });

  test('overwrites no listing, and shows none of an owner who left', async () => {
    await plantDocuments(projectId, [
      { path: 'hiddenRobots/rover', fields: ROVER_FIELDS },
      { path: 'hiddenRobots/left', fields: { ...ROVER_FIELDS, ownerId: 'gone' } },
    ]);
    await expect(moderation.restore(ROVER)).rejects.toThrow(
      'There is another listing rover now. Hide it first.',
    );
    await expect(moderation.restore('left')).rejects.toThrow('The owner gone has left.');
  });

  test('hides a listing that came back under the id of a hidden one, and loses neither (D462)', async () => {
    await plantDocuments(projectId, [{ path: 'robots/rover', fields: { ...ROVER_FIELDS, ownerId: 'omar' } }]);
    expect(await moderation.hide(ROVER)).toBe('id');
    expect(names(await moderation.show(ROVER))).toEqual(['hiddenRobots/rover']);
    expect(await moderation.restore(ROVER)).toBe('listing');
    expect((await ports.robots.get(ROVER))?.ownerId).toBe(ADA);
    expect((await database.get('hiddenRobots/id'))?.fields?.['ownerId']).toEqual('omar');
  });

  test('says so when what it changes was changed meanwhile', async () => {
    const { hide } = moderationOf({
      ...database,
      commit: async (writes) => {
        await plantDocuments(projectId, [{ path: 'robots/rover', fields: { ...ROVER_FIELDS, price: 30 } }]);
        await database.commit(writes);
      },
    });
    await expect(hide(ROVER)).rejects.toThrow(
      new Refused('rover was changed at the same time. Look again with show.'),
    );
  });

  test('lists reports, the latest first, and shows one with what it is about (D473)', async () => {
    const report = {
      kind: 'message',
      subject: 'm1',
      reason: 'harassment',
      note: 'Every day.',
      person: 'ada',
      copy: { content: 'Hello again' },
    };
    await plantDocuments(projectId, [
      { path: 'messages/m1', fields: { content: 'Hello again', senderId: 'ada', receiverId: 'omar' } },
      { path: OPEN, fields: report },
    ]);
    await plantDocuments(projectId, [
      {
        path: 'users/ada/reports/listing_other',
        fields: { ...report, kind: 'listing', subject: 'other', person: 'omar' },
      },
    ]);
    expect(names(await moderation.reports('open'))).toEqual(['users/ada/reports/listing_other', OPEN]);
    const shown = await moderation.report(OPEN);
    expect(names(shown)).toEqual([OPEN, 'messages/m1', 'users/ada', 'deletions/ada']);
    expect(shown.map(described).join('\n')).toContain('Hello again');
    await expect(moderation.report('users/omar/reports/none')).rejects.toThrow('There is no report');
  });

  test('says where the photos are that the two people of a report sent each other (D750)', async () => {
    const photo = (name: string) => `${name}.jpg#4x3~${'A'.repeat(48)}`;
    const dates = { kind: 'photos', request: 'asks', for: 'return', photos: [photo('a'), photo('b')] };
    await plantDocuments(projectId, [
      { path: 'messages/p1', fields: { senderId: 'ada', receiverId: 'omar', dates } },
      { path: 'messages/p2', fields: { senderId: 'ada', receiverId: 'eve', dates } },
    ]);
    expect(await moderation.photosOf(OPEN)).toEqual(['rentals/ada/p1/a.jpg', 'rentals/ada/p1/b.jpg']);
  });

  test('closes a report, keeps it, and refuses to close it again (D473)', async () => {
    const before = (await database.get(OPEN))?.fields;
    await moderation.closeReport(OPEN);
    expect(names(await moderation.reports('open'))).toEqual(['users/ada/reports/listing_other']);
    const closed = await moderation.reports('closed');
    expect(names(closed)).toEqual(['closedReports/id']);
    expect(closed[0]?.fields).toEqual({ ...before, reporter: 'omar' });
    await expect(moderation.closeReport('closedReports/id')).rejects.toThrow('is closed already');
    await expect(moderation.closeReport(OPEN)).rejects.toThrow('There is no report');
    expect(names(await moderation.report('closedReports/id'))).toContain('messages/m1');
  });

  test('closes a problem, which is removed (D831)', async () => {
    const problem = 'problems/p-1';
    await plantDocuments(projectId, [{ path: problem, fields: { text: 'Nothing happens.' } }]);
    expect(names(await moderation.problems())).toEqual([problem]);
    await moderation.closeProblem(problem);
    expect(await moderation.problems()).toEqual([]);
    await expect(moderation.closeProblem(problem)).rejects.toThrow('There is no problems/p-1.');
  });

  test('has logged who did what, in order, and nothing that was refused (D463)', async () => {
    expect(await log()).toEqual([
      ['hide', 'rover', 'Olga', 'Ticket 7'],
      ['restore', 'rover', 'Olga', 'Ticket 7'],
      ['hide', 'rover', 'Olga', 'Ticket 7'],
      ['restore', 'rover', 'Olga', 'Ticket 7'],
      ['suspend', 'ada', 'Olga', 'Ticket 7'],
      ['restore', 'ada', 'Olga', 'Ticket 7'],
      ['mark', 'ada as verified', 'Olga', 'Ticket 7'],
      ['mark', 'ada as premium', 'Olga', 'Ticket 7'],
      ['unmark', 'ada as premium', 'Olga', 'Ticket 7'],
      ['hide', 'rover as id', 'Olga', 'Ticket 7'],
      ['restore', 'rover', 'Olga', 'Ticket 7'],
      ['close', `${OPEN} as closedReports/id`, 'Olga', 'Ticket 7'],
      ['close', 'problems/p-1', 'Olga', 'Ticket 7'],
    ]);
  });
});
