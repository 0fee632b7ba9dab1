import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PortError, type Ports } from '@roborrow/domain';
import { toasts } from '@roborrow/text/toasts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { person } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { answers } from '../text/answers.ts';

const folder = preparedFolder(async (path) => {
  const june = person({ folder: path, name: 'june', input: 'robots4all' });
  await june(['demo']);
  await june(['login', '--email', 'june@demo.roborrow.example', '--password-stdin']);
});
const owner = () => person({ folder: folder(), name: 'june' });
const ROVER = ['--name', 'Rover', '--category', 'Hobby', '--description', 'Roves.', '--price', '20.50'];
const listed = async (june: ReturnType<typeof owner>) => {
  const { out } = await june([
    'list-robot',
    ...ROVER,
    '--location',
    'Apex, NC',
    '--feature',
    'Headlight',
    '--json',
  ]);
  return JSON.parse(out) as { readonly id: string; readonly location: string; readonly price: number };
};

it('a robot is listed at a real place, edited, paused, reopened and deleted (D558)', async () => {
  const june = owner();
  const { id, ...rover } = await listed(june);
  expect(rover).toMatchObject({ location: 'Apex, NC, USA', price: 20.5, features: ['Headlight'] });
  const shown = async () => (await june(['show', id])).out;

  expect(await june(['edit', id, '--price', '25', '--weight', '9 lb'])).toMatchObject({ code: 0 });
  expect(await shown()).toMatch(/^Rover {2}\$25\/day {2}Available[\s\S]*9 lb[\s\S]*Headlight/);
  expect((await june(['pause', id])).out).toBe('Rover is paused\n');
  expect(await shown()).toContain('Paused');
  expect((await june(['reopen', id])).out).toBe('Rover is available again\n');

  expect(await june(['delete', id])).toMatchObject({ code: 2, err: `${answers.needsYes}\n` });
  const questions: string[] = [];
  const confirm = async (question: string) => questions.push(question) > 1;
  expect(await june(['delete', id], { asker: { confirm } })).toMatchObject({ code: 130 });
  expect(await june(['delete', id], { asker: { confirm } })).toMatchObject({
    code: 0,
    out: 'Rover was deleted\n',
  });
  expect(questions).toEqual([answers.deleteRobot('Rover'), answers.deleteRobot('Rover')]);
  expect(await june(['show', id])).toMatchObject({ code: 4 });
});

it('photos are listed, shown by their number, added and removed (D566)', async () => {
  const june = owner();
  const colours = ['red', 'green', 'blue'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } }).png(),
  );
  const files = await Promise.all(
    colours.map(async (picture, index) => {
      const path = join(folder(), `photo ${index}.png`);
      await picture.toFile(path);
      return path;
    }),
  );
  const words = [
    'list-robot',
    ...ROVER,
    '--location',
    'Apex, NC',
    '--json',
    '--picture',
    ...files.slice(0, 2),
  ];
  const { id, images } = JSON.parse((await june(words)).out) as {
    readonly id: string;
    readonly images: string[];
  };
  expect(images).toHaveLength(2);
  expect((await june(['show', id])).out).toMatch(/^Photos +2$/m);

  const edited = await june(['edit', id, '--drop-picture', '1', '--picture', files[2] ?? '', '--json']);
  const after = (JSON.parse(edited.out) as { readonly images: string[] }).images;
  expect(after).toEqual([images[1], expect.not.stringMatching(images[0] ?? '')]);
  expect(await june(['edit', id, '--drop-picture', '3'])).toMatchObject({
    code: 2,
    err: `${answers.noPhoto(3)}\n`,
  });
  expect(await june(['edit', id, '--drop-picture', 'one'])).toMatchObject({ code: 2 });
  const notes = join(folder(), 'notes.txt');
  writeFileSync(notes, 'Not a picture.');
  expect(await june(['edit', id, '--price', '9', '--picture', notes])).toMatchObject({
    code: 1,
    out: '',
    err: `${notes}: Please select an image file\n`,
  });
  expect((await june(['show', id])).out).toMatch(/^Rover {2}\$20.50\/day/);
  expect(await june(['edit', id, '--drop-picture', '1', '2'])).toMatchObject({ code: 0 });
  expect((await june(['show', id])).out).not.toContain('Photos');
});

it('photos that could not be deleted with their robot are deleted by a later command (D23, D564)', async () => {
  const june = owner();
  const deleted: string[] = [];
  const pictures = ({ images, robots }: Ports, isUp: boolean): Partial<Ports> => ({
    robots: {
      ...robots,
      get: async (id) => {
        const robot = await robots.get(id);
        return robot && { ...robot, images: ['picture:one', 'picture:two'] };
      },
    },
    images: {
      ...images,
      deleteAllOfRobot: () => Promise.reject(new PortError('unavailable')),
      delete: async (url) => {
        if (!isUp) throw new PortError('unavailable');
        deleted.push(url);
      },
    },
  });
  const { id } = await listed(june);
  const down = { change: (ports: Ports) => pictures(ports, false) };
  expect(await june(['delete', id, '--yes'], down)).toMatchObject({
    code: 0,
    out: `${toasts.listing.deletedButImages('Rover')}\n`,
  });
  const entries = () => {
    const state = join(folder(), 'june', 'roborrow');
    const kept = readdirSync(state).filter((name) => name.startsWith('pictures-'));
    return kept.flatMap((name) => readdirSync(join(state, name)).map((file) => join(state, name, file)));
  };
  expect(entries().map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
  expect(await june(['inbox'], down)).toMatchObject({ code: 0, err: '' });
  expect(entries()).toHaveLength(1);
  const up = { change: (ports: Ports) => pictures(ports, true) };
  expect(await june(['inbox'], up)).toMatchObject({ code: 0, err: `${answers.picturesDeleted}\n` });
  expect([deleted, entries()]).toEqual([['picture:one', 'picture:two'], []]);
  expect(await june(['inbox'], up)).toMatchObject({ err: '' });
});

it('a place that is not clear is chosen by the person, or refused with the choices (D20, D558)', async () => {
  const june = owner();
  const words = ['list-robot', ...ROVER, '--location', 'Springfield'];
  const refused = await june(words);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toMatch(/^"Springfield" can be: Springfield, /);
  const choose = async (_: string, places: readonly string[]) => places.at(1) ?? null;
  expect(await june(words, { asker: { choose } })).toMatchObject({ code: 0 });
  expect(await june([...words.slice(0, -1), 'Nowhereville'])).toMatchObject({ code: 1 });
});

it.each([
  [
    ['list-robot', ...ROVER.slice(0, 6), '--price', '0', '--location', 'Apex, NC'],
    1,
    'Price must be at least $1',
  ],
  [['list-robot', '--name', 'Rover'], 2, '--category is missing'],
  [['edit', 'demo-meadow-mower', '--price', '1'], 1, answers.notYours],
  [['pause', 'demo-meadow-mower'], 1, answers.notYours],
  [['delete', 'demo-meadow-mower', '--yes'], 1, answers.notYours],
  [['pause', 'none'], 4, 'Robot not found'],
])('%j ends with %i and a sentence (D555, D556)', async (words, code, sentence) => {
  const june = owner();
  const outcome = await june(words);
  expect([outcome.code, outcome.out]).toEqual([code, '']);
  expect(outcome.err).toContain(sentence);
});

it('the own profile is changed, and others’ are shown with their robots (D558)', async () => {
  const june = owner();
  expect(await june(['profile', '--bio', 'I lend robots.', '--location', 'Cary, NC'])).toMatchObject({
    code: 0,
  });
  const { out } = await june(['profile', '--json']);
  expect(JSON.parse(out)).toMatchObject({ bio: 'I lend robots.', location: 'Cary, NC', firstName: 'June' });
  expect((await june(['profile', 'demo-daniel'])).out).toContain('demo-meadow-mower');
  expect(await june(['profile', 'none'])).toMatchObject({ code: 4 });
  expect(await june(['profile', 'demo-daniel', '--bio', 'x'])).toMatchObject({ code: 2 });
});

it('a visitor is told to log in, whatever they want to change (D555)', async () => {
  const visitor = person({ folder: folder(), name: 'visitor' });
  for (const words of [
    ['list-robot', ...ROVER],
    ['pause', 'x'],
    ['inbox'],
    ['thread', 'x'],
    ['send', 'x'],
    ['watch'],
    ['profile'],
  ])
    expect(await visitor(words)).toMatchObject({ code: 3, out: '' });
});
