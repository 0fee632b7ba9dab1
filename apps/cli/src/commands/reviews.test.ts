import { cents, epochMs, messageId, parseDay, robotId, stepId, userId, type Message } from '@roborrow/domain';
import { openSqliteStore } from '@roborrow/sqlite-store';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOON, person } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { answers } from '../text/answers.ts';
import { labels } from '../text/help.ts';

const HOUR = 3_600_000;
const people = (folder: string) => {
  const options = { folder, now: () => NOON, input: 'robots4all' };
  return { june: person({ ...options, name: 'june' }), kai: person({ ...options, name: 'kai' }) };
};
const folder = preparedFolder(async (path) => {
  const { june, kai } = people(path);
  await june(['demo']);
  await june(['login', '--email', 'june@demo.roborrow.example', '--password-stdin']);
  await kai(['login', '--email', 'kai@demo.roborrow.example', '--password-stdin']);
});

const dayAgo = (days: number) =>
  parseDay(new Date(NOON - days * 24 * HOUR).toISOString().slice(0, 10)) ?? expect.unreachable();
const STAY = messageId('stay');

/** June rented Kai's drone, and it came back an hour ago. */
const rented = async (path: string): Promise<void> => {
  const about = (id: string, dates: Message['dates'], hoursAgo: number, byJune = false): Message => ({
    id: messageId(id),
    content: 'as it says',
    senderId: userId(byJune ? 'demo-june' : 'demo-kai'),
    senderName: byJune ? 'June Anders' : 'Kai Nakamura',
    receiverId: userId(byJune ? 'demo-kai' : 'demo-june'),
    receiverName: byJune ? 'Kai Nakamura' : 'June Anders',
    isRead: true,
    createdAt: epochMs(NOON - hoursAgo * HOUR),
    robotId: robotId('demo-lanai-cam'),
    dates,
  });
  const store = openSqliteStore({ path });
  await store.transact(({ put }) => {
    put(
      'messages',
      about(STAY, { kind: 'asked', first: dayAgo(3), last: dayAgo(1), total: cents(100) }, 99, true),
    );
    for (const [kind, ago] of [
      ['accepted', 98],
      ['handed-over', 72],
      ['returned', 1],
    ] as const)
      put('messages', about(stepId(kind, STAY), { kind, request: STAY }, ago));
  });
  store.close();
};

it('what people wrote of a robot is listed with stars, names and answers (D708)', async () => {
  const { june } = people(folder());
  const { code, out } = await june(['reviews', 'demo-pepper-pup', '--limit', '4']);
  expect(code).toBe(0);
  expect(out).toMatch(/^[45] stars {2}\w+/);
  expect(out).toContain(labels.answer);
  const json = await june(['reviews', '--of', 'demo-maya', '--json']);
  expect(
    json.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { subjectId: string }).subjectId),
  ).toEqual(Array.from({ length: 10 }, () => 'demo-maya'));
  expect(await june(['reviews'])).toMatchObject({ code: 2 });
  expect((await june(['reviews', '--of', 'demo-lucas'])).out).toContain(labels.noReviews);
});

it('a rental that is over is reviewed by both, sealed until the second one (D700, D701, D708)', async () => {
  const path = folder();
  const { june, kai } = people(path);
  expect((await june(['review'])).out).toContain(labels.nothingToReview);
  await rented(join(path, 'data', 'roborrow', 'roborrow.db'));
  expect((await june(['review'])).out).toMatch(/Kai Nakamura .* stay\n/);
  expect(await june(['review', 'other', 'Steady in the wind.', '--stars', '5'])).toMatchObject({ code: 4 });
  expect((await june(['review', 'stay', 'Short'])).err).toContain('Please choose how many stars');
  const written = await june([
    'review',
    'stay',
    'Steady',
    'in the wind.',
    '--stars',
    '4',
    '--remark',
    'Late.',
  ]);
  expect(written.out).toContain(`${answers.reviewSaved} Nobody reads it before Kai Nakamura`);
  expect((await kai(['reviews', 'demo-lanai-cam', '--limit', '50'])).out).not.toContain(
    'Steady in the wind.',
  );
  expect((await kai(['review', 'stay', 'Careful pilot, on time.', '--stars', '5'])).out).toContain(
    answers.reviewOpen,
  );
  expect((await kai(['reviews', 'demo-lanai-cam', '--limit', '50'])).out).toContain('Steady in the wind.');
  expect((await kai(['reviews', '--of', 'demo-june'])).out).toContain('Careful pilot, on time.');
  expect((await june(['review', 'stay', 'It was bad after all.', '--stars', '1'])).err).toContain(
    'can no longer be reviewed',
  );
});
