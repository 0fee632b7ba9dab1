import { PortError, type Ports } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { NOON, person } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';

let now = NOON;
const people = (folder: string) => {
  const options = { folder, now: () => now, input: 'robots4all' };
  return { june: person({ ...options, name: 'june' }), maya: person({ ...options, name: 'maya' }) };
};
const folder = preparedFolder(async (path) => {
  const { june, maya } = people(path);
  await june(['demo']);
  await june(['login', '--email', 'june@demo.roborrow.example', '--password-stdin']);
  await maya(['login', '--email', 'maya@demo.roborrow.example', '--password-stdin']);
});

/** What is sent is stored and the answer is lost; the command asks whether it is there. */
const losesAnswer = {
  change: ({ messages }: Ports) => {
    const send: typeof messages.send = async (message) => {
      await messages.send(message);
      throw new PortError('unavailable');
    };
    return { messages: { ...messages, send } };
  },
};
const dayIn = (days: number) => new Date(NOON + days * 86_400_000).toISOString().slice(0, 10);
const DAYS = ['--from', dayIn(0), '--to', dayIn(1)];
const ROVER = 'demo-timber-rover';

it('two people, from a search by days to both reviews, with each answer lost (D692, D726, D708, D563)', async () => {
  const { june, maya } = people(folder());
  const search = ['search', 'Timber rover', '--anywhere', ...DAYS, '--json'];
  expect((await june(search)).out).toContain(ROVER);

  expect(await june(['ask', ROVER, dayIn(0), dayIn(1)], losesAnswer)).toMatchObject({ code: 0 });
  const asked = (await june(['rentals', '--json'])).out.split('\n').filter((line) => line.includes(ROVER));
  expect(asked).toEqual([expect.stringContaining('"phase":"asked"')]);
  const { id } = JSON.parse(asked[0] ?? '') as { readonly id: string };

  const step = async (who: typeof june, words: readonly string[]) => {
    now += 60_000;
    expect(await who(words, losesAnswer)).toMatchObject({ code: 0 });
  };
  await step(maya, ['answer', id, 'accept']);
  expect((await june(search)).out).not.toContain(ROVER);
  await step(june, ['meet', id, 'handover', `${dayIn(0)}T16:30`, 'At the gate']);
  await step(maya, ['meet', id, 'handover', '--confirm']);
  await step(june, ['answer', id, 'handed-over']);
  await step(maya, ['answer', id, 'returned']);
  for (const [who, name] of [
    [june, 'Maya Okafor'],
    [maya, 'June Anders'],
  ] as const) {
    const { out } = await who(['rentals', id]);
    expect(out).toContain('This rental is done.');
    expect(out).toMatch(/agreed for the handover: .*, 4:30 PM, At the gate/);
    expect(out.split('\n').filter((line) => line.includes(`${name}: `))).toHaveLength(2);
  }

  const ofRobot = async () => (await june(['reviews', ROVER, '--limit', '50'])).out;
  await june(['review', id, 'It climbed the garden steps, twice.', '--stars', '5']);
  expect(await ofRobot()).not.toContain('It climbed');
  await maya(['review', id, 'Back on time, and clean.', '--stars', '4']);
  expect(await ofRobot()).toContain('It climbed the garden steps, twice.');
  expect((await june(['reviews', '--of', 'demo-june'])).out).toContain('Back on time, and clean.');
});
