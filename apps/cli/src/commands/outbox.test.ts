import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PortError, type Ports } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { person } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { answers } from '../text/answers.ts';

const folder = preparedFolder(async (path) => {
  const june = person({ folder: path, name: 'june', input: 'robots4all' });
  await june(['demo']);
  await june(['login', '--email', 'june@demo.roborrow.example', '--password-stdin']);
});
const me = () => person({ folder: folder(), name: 'june' });
const state = () => join(folder(), 'june', 'roborrow');
const unsentFolder = () => readdirSync(state()).find((name) => name.startsWith('unsent-')) ?? '';
const unsentFiles = () => {
  const path = join(state(), unsentFolder());
  return unsentFolder() === '' ? [] : readdirSync(path).map((name) => join(path, name));
};

/** A network that ends before the backend, or on the way back. */
const cut = (where: 'before' | 'after' = 'before') => ({
  change: ({ messages }: Ports) => {
    const send: typeof messages.send = async (message) => {
      if (where === 'after') await messages.send(message);
      throw new PortError('unavailable');
    };
    return { messages: { ...messages, send } };
  },
});
const refused = {
  change: ({ messages }: Ports) => ({
    messages: { ...messages, send: () => Promise.reject(new PortError('not-found')) },
  }),
};
const HELLO = ['send', '--to', 'demo-kai', 'Is it free?'];
const received = async () =>
  (await me()(['thread', 'demo-kai', '--json'])).out.split('Is it free?').length - 1;

it('a message without an answer is kept for its owner alone, and the next command sends it (D563)', async () => {
  const june = me();
  const outcome = await june(HELLO, cut());
  expect([outcome.code, outcome.out]).toEqual([5, '']);
  expect(outcome.err).toContain(answers.unsent);
  const [file = '', ...others] = unsentFiles();
  expect(others).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await june(['outbox'])).out).toMatch(/Kai .*Is it free\?/);
  const next = await june(['inbox']);
  expect([next.code, next.err]).toEqual([0, expect.stringContaining('is sent now')]);
  expect(next.out).toContain('Is it free?');
  expect([unsentFiles(), await received()]).toEqual([[], 1]);
  expect((await june(['outbox'])).out).toBe(`${answers.nothingUnsent}\n`);
});

it('a message whose answer was lost is stored once (D27, D563)', async () => {
  await me()(HELLO, cut('after'));
  expect(await received()).toBe(1);
  expect(unsentFiles()).toEqual([]);
});

it('waits while there is still no answer (D563)', async () => {
  const june = me();
  await june(HELLO, cut());
  await june(['inbox'], cut());
  expect(unsentFiles()).toHaveLength(1);
});

it('what is refused later stays until its writer decides (D563)', async () => {
  const june = me();
  await june(HELLO, cut());
  expect((await june(['inbox'], refused)).err).toContain('Your message could not be delivered.');
  expect((await june(['inbox'])).err).toBe('');
  expect((await june(['outbox', '--json'])).out).toContain('"content":"Is it free?"');
  expect(await june(['outbox', '--send'])).toMatchObject({ code: 0, out: 'Sent to Kai Nakamura.\n' });
  expect(await received()).toBe(1);
});

it('what is refused at once is not kept', async () => {
  expect(await me()(HELLO, refused)).toMatchObject({
    code: 1,
    err: 'Your message could not be delivered.\n',
  });
  expect(unsentFiles()).toEqual([]);
});

it('is deleted on request without being sent, and by a logout (D563)', async () => {
  const june = me();
  await june(HELLO, cut());
  expect(await june(['outbox', '--discard'])).toMatchObject({ code: 0, out: `${answers.discarded(1)}\n` });
  expect([unsentFiles(), await received()]).toEqual([[], 0]);
  await june(HELLO, cut());
  expect((await june(['logout'])).out).toContain(answers.discarded(1));
  expect(unsentFiles()).toEqual([]);
});

it('belongs to one account, and survives what other programs write there', async () => {
  const june = me();
  await june(HELLO, cut());
  const path = join(state(), unsentFolder());
  for (const [name, text] of [
    ['broken', '{'],
    ['list', '[]'],
    ['other', '{"me":"demo-kai","createdAt":1,"id":"other","content":"x"}'],
  ] as const)
    writeFileSync(join(path, `${name}.json`), text);
  expect((await june(['outbox', '--json'])).out.trim().split('\n')).toHaveLength(1);
});

it('says nothing of keeping where nothing can be kept', async () => {
  const june = me();
  await june(HELLO, cut());
  const path = join(state(), unsentFolder());
  rmSync(path, { recursive: true });
  writeFileSync(path, 'not a folder');
  const outcome = await june(HELLO, cut());
  expect(outcome.code).toBe(5);
  expect(outcome.err).not.toContain(answers.unsent);
  expect(await june(HELLO)).toMatchObject({ code: 0, err: '' });
});
