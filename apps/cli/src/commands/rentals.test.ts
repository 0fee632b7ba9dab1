import { expect, it } from 'vitest';
import { NOON, person, type PersonOptions } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { answers } from '../text/answers.ts';

let now = NOON;
const people = (folder: string) => {
  const options: Omit<PersonOptions, 'name'> = { folder, now: () => now, input: 'robots4all' };
  return { june: person({ ...options, name: 'june' }), maya: person({ ...options, name: 'maya' }) };
};
const folder = preparedFolder(async (path) => {
  const { june, maya } = people(path);
  await june(['demo']);
  await june(['login', '--email', 'june@demo.roborrow.example', '--password-stdin']);
  await maya(['login', '--email', 'maya@demo.roborrow.example', '--password-stdin']);
});
const twoPeople = () => {
  now = NOON;
  return people(folder());
};
const jsonOf = ({ out }: { readonly out: string }) =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const dayIn = (days: number) => new Date(NOON + days * 86_400_000).toISOString().slice(0, 10);
const ROVER = 'demo-timber-rover';

it('two people: dates are asked for, accepted, handed over and returned, which both see (D726)', async () => {
  const { june, maya } = twoPeople();
  const asked = await june(['ask', ROVER, dayIn(0), dayIn(1)]);
  expect(asked).toMatchObject({
    code: 0,
    err: expect.stringContaining('no payment and no contract') as string,
  });
  const id = /was asked: (\S+)/.exec(asked.out)?.[1] ?? '';
  const phases = async (who: typeof june) =>
    jsonOf(await who(['rentals', '--json'])).flatMap((rental) =>
      rental['id'] === id ? [rental['phase']] : [],
    );
  expect(await maya(['answer', id, 'returned'])).toMatchObject({
    code: 1,
    err: expect.stringContaining(answers.notNow(['accept', 'decline'])) as string,
  });
  for (const [who, step, phase] of [
    [maya, 'accept', 'due'],
    [june, 'handed-over', 'running'],
    [maya, 'returned', 'done'],
  ] as const) {
    now += 60_000;
    expect(await who(['answer', id, step])).toMatchObject({ code: 0 });
    expect([await phases(june), await phases(maya)]).toEqual([[phase], [phase]]);
  }
  const { out } = await june(['rentals', id]);
  expect(out.split('\n').map((line) => line.replace(/^ {2}.*?[AP]M {2}/, ''))).toEqual([
    'Timber, open four-wheel rover kit  Done',
    expect.stringMatching(/ {2}\$37 {2}Maya Okafor \(demo-maya\)$/),
    'This rental is done.',
    'You: asked',
    'Maya Okafor: accepted',
    'You: handed over',
    'Maya Okafor: returned',
    '',
  ]);
});

it('an appointment is proposed by one and confirmed by the other (D722, D735)', async () => {
  const { june, maya } = twoPeople();
  const id = String(jsonOf(await june(['ask', ROVER, dayIn(20), '--json']))[0]?.['id']);
  const time = `${dayIn(20)}T16:30`;
  const propose = ['meet', id, 'handover', time, 'At', 'the gate'];
  expect(await june(propose)).toMatchObject({
    code: 1,
    err: expect.stringContaining(answers.noMeetingNow('handover')) as string,
  });
  now += 60_000;
  await maya(['answer', id, 'accept']);
  expect(await maya(['meet', id, 'handover'])).toMatchObject({
    code: 2,
    err: expect.stringContaining(answers.whenAndWhere) as string,
  });
  expect(await maya(['meet', id, 'handover', 'noon', 'gate'])).toMatchObject({ code: 2 });
  now += 60_000;
  expect(await june(propose)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Sent to Maya Okafor.') as string,
  });
  expect((await june(['meet', id, 'handover', '--confirm'])).err).toContain(
    answers.nothingToConfirm('handover', 'Maya Okafor'),
  );
  now += 60_000;
  expect(await maya(['meet', id, 'handover', '--confirm'])).toMatchObject({ code: 0 });
  for (const who of [june, maya])
    expect((await who(['rentals', id])).out).toMatch(/agreed for the handover: .*, 4:30 PM, At the gate/);
});

it('what was accepted is cancelled with a reason (D721, D726)', async () => {
  const { june, maya } = twoPeople();
  const [sent] = jsonOf(await june(['ask', ROVER, dayIn(20), '--message', 'One day?', '--json']));
  expect(sent).toMatchObject({
    content: 'One day?',
    dates: { kind: 'asked', first: dayIn(20), last: dayIn(20) },
  });
  const id = String(sent?.['id']);
  await maya(['answer', id, 'accept']);
  expect(await june(['answer', id, 'handed-over', '--reason', 'other'])).toMatchObject({ code: 2 });
  await june(['answer', id, 'cancel', '--reason', 'plans-changed']);
  expect((await maya(['rentals', id])).out).toContain('June Anders: cancelled, Plans changed');
});

it('says of a request that expires within a day that it does (D732)', async () => {
  const { june, maya } = twoPeople();
  const asked = await june(['ask', ROVER, dayIn(10), dayIn(11)]);
  const id = /was asked: (\S+)/.exec(asked.out)?.[1] ?? '';
  expect((await maya(['rentals', id])).out).toContain('You have three days to answer');
  now += 2.5 * 86_400_000;
  await maya(['login', '--email', 'maya@demo.roborrow.example', '--password-stdin']);
  const { out } = await maya(['rentals', id]);
  expect(out).toContain('Without your answer it expires within a day.');
  expect(out).not.toContain('three days');
});

it('lists the demo’s rentals, and shows an appointment that is proposed (D726, D727)', async () => {
  const { maya } = twoPeople();
  const { out } = await maya(['rentals']);
  for (const told of ['Accepted', 'Asked', 'Done', 'Timber, open four-wheel rover kit', 'demo-asks-night'])
    expect(out).toContain(told);
  expect((await maya(['rentals', 'demo-asks-night'])).out).toMatch(
    /proposed for the handover by Daniel Reyes: .*, 4:30 PM, The loading dock of the plant, gate 2/,
  );
});

it.each([
  [['rentals', 'nothing'], 4, answers.noRental('nothing')],
  [['rentals', 'demo-asks-shelf'], 4, answers.noRental('demo-asks-shelf')],
  [['answer', 'demo-asks-shelf', 'cancel'], 4, answers.noRental('demo-asks-shelf')],
  [['ask', 'nothing', '2028-02-29'], 4, 'Robot not found.'],
  [['ask', ROVER, '2028-02-30'], 2, 'It must be a day'],
  [['ask', ROVER, '2001-01-01'], 1, 'The first day is in the past.'],
  [['answer', 'x', 'dance'], 2, 'Allowed choices'],
])('%j ends with %i and a sentence (D555, D556, D726)', async (words, code, sentence) => {
  const { june } = twoPeople();
  const outcome = await june(words, { input: '' });
  expect([outcome.code, outcome.out]).toEqual([code, '']);
  expect(outcome.err).toContain(sentence);
});
