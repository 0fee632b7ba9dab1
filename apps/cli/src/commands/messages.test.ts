import { expect, it } from 'vitest';
import { NOON, person, type PersonOptions } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { answers } from '../text/answers.ts';
import { labels } from '../text/help.ts';

let now = NOON;
const people = (folder: string) => {
  const options = { folder, now: () => now, input: 'robots4all' };
  return { june: person({ ...options, name: 'june' }), kai: person({ ...options, name: 'kai' }) };
};
const folder = preparedFolder(async (path) => {
  const { june, kai } = people(path);
  await june(['demo']);
  await june(['login', '--email', 'june@demo.roborrow.example', '--password-stdin']);
  await kai(['login', '--email', 'kai@demo.roborrow.example', '--password-stdin']);
});

/** Two people of the demo, logged in; each of their commands is a minute later than the one before. */
const twoPeople = () => {
  now = NOON;
  const { june, kai } = people(folder());
  const later =
    (command: typeof june): typeof june =>
    (...words) => {
      now += 60_000;
      return command(...words);
    };
  return { june: later(june), kai: later(kai) };
};

const jsonOf = ({ out }: { readonly out: string }) =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('a message reaches the other person, who reads and answers it (D557)', async () => {
  const { june, kai } = twoPeople();
  expect(await june(['send', '--to', 'demo-kai', 'Is it', 'free?'])).toMatchObject({ code: 0 });
  expect(await june(['send', '--to', 'demo-kai', 'On Saturday.'])).toMatchObject({ code: 0 });
  const unread = async (who: typeof kai) => {
    const all = jsonOf(await who(['inbox', '--json']));
    return all.flatMap(({ counterpartId, unread: count }) =>
      counterpartId === 'demo-june' || counterpartId === 'demo-kai' ? [count] : [],
    );
  };
  expect(await unread(kai)).toEqual([{ kind: 'exact', value: 2 }]);
  await kai(['thread', 'june anders', '--no-mark']);
  expect(await unread(kai)).toEqual([{ kind: 'exact', value: 2 }]);
  expect((await kai(['thread', 'June Anders'])).out).toMatch(
    /Today\nJune Anders .*new\n {2}Is it free\?\nJune/,
  );
  expect(await unread(kai)).toEqual([{ kind: 'exact', value: 0 }]);
  await kai(['send', '--to', 'June Anders'], { input: 'It is.\nCome by.\n' });
  const { out } = await june(['thread', 'demo-kai']);
  expect(out).toContain(`${labels.read}\n  Is it free?`);
  expect(out).toMatch(/new\n {2}It is\.\n {2}Come by\.\n$/);
});

it('about a robot it goes to its owner, and says so in the thread (D557)', async () => {
  const { june } = twoPeople();
  await june(['send', '--about', 'demo-meadow-mower', 'Is it free?']);
  expect((await june(['thread', 'demo-daniel'])).out).toContain('about Meadow wire-free lawn mower');
});

it.each([
  [['send', 'Hello'], 2, answers.noReceiver],
  [['send', '--to', 'nobody', 'Hello'], 4, answers.noConversation('nobody')],
  [['send', '--to', 'demo-june', 'Hello'], 1, 'You cannot write to yourself'],
  [['send', '--about', 'nothing', 'Hello'], 4, 'Robot not found.'],
  [['thread', 'demo-june'], 1, 'No user selected for conversation'],
])('%j ends with %i and a sentence (D555, D556)', async (words, code, sentence) => {
  const { june } = twoPeople();
  const outcome = await june(words, { input: '' });
  expect([outcome.code, outcome.out]).toEqual([code, '']);
  expect(outcome.err).toContain(sentence);
});

it('a message cannot command the reader’s terminal (D559)', async () => {
  const { june, kai } = twoPeople();
  await june(['send', '--to', 'demo-kai', '\u001b[2Jgone\u202e \u0007 👩‍🔧']);
  for (const words of [['thread', 'demo-june'], ['inbox']]) {
    const { out } = await kai(words);
    expect(out).toContain('\\u{1b}[2Jgone\\u{202e} \\u{7} 👩‍🔧');
    for (const character of ['\u0007', '\u001b', '\u202e']) expect(out).not.toContain(character);
  }
});

it('nor as JSON, from which a program reads what was written (D559)', async () => {
  const { june, kai } = twoPeople();
  const text = 'a\u009b2Jb\u202ec\u007fd\u2066e\u2028f\u{e0041}g \u0007 👩‍🔧';
  await june(['send', '--to', 'demo-kai', text]);
  const outcome = await kai(['thread', 'demo-june', '--json']);
  expect(outcome.out).not.toMatch(/(?![\n\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(jsonOf(outcome).at(-1)?.content).toBe(text);
});

it('watch shows messages as they arrive, and what was there only as a number (D557)', async () => {
  const { june, kai } = twoPeople();
  await june(['send', '--to', 'demo-kai', 'Before.']);
  let begin = () => undefined as void;
  const isWatching = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const once: Partial<PersonOptions> = { onPrint: (text) => text.includes(answers.watching) && begin() };
  const watching = kai(['watch', '--count', '2', '--json'], once);
  await isWatching;
  await june(['send', '--to', 'demo-kai', 'One.']);
  await june(['send', '--to', 'demo-kai', 'Two.']);
  const outcome = await watching;
  expect(outcome.code).toBe(0);
  expect(jsonOf(outcome).map(({ content }) => content)).toEqual(['One.', 'Two.']);
});

it('Ctrl-C ends watch (D557)', async () => {
  const { kai } = twoPeople();
  const interruption = new AbortController();
  const watching = kai(['watch'], {
    interrupted: interruption.signal,
    onPrint: (text) => text.includes(answers.watching) && interruption.abort(),
  });
  expect(await watching).toMatchObject({ code: 0, out: '' });
});
