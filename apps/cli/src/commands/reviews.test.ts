import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOON, person } from '../../testing/person.ts';
import { plantRental } from '../../testing/plant-rental.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { answers } from '../text/answers.ts';
import { labels } from '../text/help.ts';

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
  expect((await june(['reviews', 'demo-swiftpick-scara'])).out).toContain(labels.noReviews);
});

it('a rental that is over is reviewed by both, sealed until the second one (D700, D701, D708)', async () => {
  const path = folder();
  const { june, kai } = people(path);
  expect((await june(['review'])).out).toContain(labels.nothingToReview);
  await plantRental(join(path, 'data', 'roborrow', 'roborrow.db'));
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
  // The owner answers what the renter wrote, once (D703, D735).
  const answer = ['review', 'stay', '--answer', 'Fly', 'again soon!'];
  expect((await kai(['review', 'stay', '--answer', ' '])).err).toContain('Please write an answer');
  expect(await kai(answer)).toMatchObject({ code: 0, out: `${answers.reviewAnswered}\n` });
  expect((await june(['reviews', 'demo-lanai-cam', '--limit', '50'])).out).toContain('Fly again soon!');
  expect((await kai(['review', 'stay', '--answer', 'Or not.'])).err).toContain('answered already');
  expect(await kai(['review', 'other', '--answer', 'Hello'])).toMatchObject({ code: 4 });
  expect((await june(['review', 'stay', 'It was bad after all.', '--stars', '1'])).err).toContain(
    'can no longer be reviewed',
  );
});
