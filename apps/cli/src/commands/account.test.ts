import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PortError, SESSION_LENGTH } from '@roborrow/domain';
import { emailSentences } from '@roborrow/text/fields/account';
import {
  usernameCheckText,
  usernameField,
  usernameSentences,
  usernameTaken,
} from '@roborrow/text/fields/username';
import { loginChanges } from '@roborrow/text/login-changes';
import { termsNotAccepted } from '@roborrow/text/terms';
import { expect, it } from 'vitest';
import { NOON, person } from '../../testing/person.ts';
import { preparedFolder } from '../../testing/prepared-folder.ts';
import { answers } from '../text/answers.ts';

const ADA = [
  '--username',
  'ada_park',
  '--first-name',
  'Ada',
  '--last-name',
  'Park',
  '--email',
  'ada@example.com',
];
const folder = preparedFolder(async (path) => {
  await person({ folder: path, input: 'correct horse\n' })([
    'register',
    ...ADA,
    '--accept-terms',
    '--password-stdin',
  ]);
});
const registered = (now = () => NOON) => person({ folder: folder(), now });
const sessions = () => readdirSync(join(folder(), 'ada', 'roborrow'));

it('a registered person is known to the next command, and logged out afterwards (D553)', async () => {
  const ada = registered();
  const { out } = await ada(['whoami', '--json']);
  expect(JSON.parse(out)).toMatchObject({
    email: 'ada@example.com',
    username: 'ada_park',
    sessionEndsAt: NOON + SESSION_LENGTH,
  });
  expect(await ada(['logout'])).toMatchObject({ code: 0, out: `${answers.loggedOut}\n` });
  expect(await ada(['whoami'])).toEqual({ code: 3, out: '', err: `${answers.visitor}\n` });
});

it('the session is in a file of the state folder that its owner alone may read, without the password (D554)', async () => {
  const [name = ''] = sessions();
  const path = join(folder(), 'ada', 'roborrow', name);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
  expect(readFileSync(path, 'utf8')).not.toContain('horse');
});

it('the session ends eight hours after the login, and its file goes (D12, D554)', async () => {
  let now = NOON;
  const ada = registered(() => now);
  now = NOON + SESSION_LENGTH - 1;
  expect(await ada(['whoami'])).toMatchObject({ code: 0 });
  expect(sessions()).toHaveLength(1);
  now = NOON + SESSION_LENGTH;
  expect(await ada(['inbox'])).toEqual({ code: 3, out: '', err: `${answers.logInFirst}\n` });
  expect(sessions()).toEqual([]);
});

it('a password is asked for unseen, and is no option (D554)', async () => {
  const questions: string[] = [];
  const password = async (question: string) => {
    questions.push(question);
    return 'correct horse';
  };
  const other = person({ folder: folder(), name: 'elsewhere', asker: { password } });
  expect(await other(['login', '--email', 'ada@example.com'])).toMatchObject({ code: 0 });
  expect(questions).toEqual(['Password']);
  expect(await other(['login', '--password', 'correct horse'])).toMatchObject({ code: 2, out: '' });
});

it('a typed username is checked at once, and asked for again until it is free (D122, D565)', async () => {
  const names = ['x', 'ada_park', 'grace_h'];
  const text = async (question: string) =>
    question === usernameField.label
      ? (names.shift() ?? null)
      : question === 'Email'
        ? 'g@example.com'
        : 'Grace';
  const asker = { text, password: async () => 'correct horse', confirm: async () => true };
  const { code, err } = await person({ folder: folder(), name: 'grace' })(['register'], { asker });
  expect([code, err]).toEqual([0, `${usernameSentences['too-short']}\n${usernameTaken}\n`]);
  const { out } = await person({ folder: folder(), name: 'grace' })(['whoami', '--json']);
  expect(JSON.parse(out)).toMatchObject({ username: 'grace_h' });
});

it('the terms are named and asked for; without them there is no account (D810)', async () => {
  const grace = person({
    folder: folder(),
    name: 'grace',
    environment: { ROBORROW_SITE: 'https://robots.example/', VITE_TERMS_DATE: '2027-01-15' },
    input: 'correct horse\n',
  });
  const register = ['register', '--username', 'grace_t', '--first-name', 'Grace', '--last-name', 'Hopper'];
  const words = [...register, '--email', 'terms@example.com', '--password-stdin'];
  const said = `${answers.termsAt('January 15, 2027', 'https://robots.example/terms')}\n`;
  const questions: string[] = [];
  const confirm = async (question: string) => {
    questions.push(question);
    return false;
  };
  expect(await grace(words, { asker: { confirm } })).toEqual({
    code: 1,
    out: said,
    err: `${termsNotAccepted}\n`,
  });
  expect(questions).toEqual(['I accept the terms of January 15, 2027 and the community rules']);
  expect(await grace(words)).toEqual({
    code: 2,
    out: said,
    err: `${answers.needsTerminal('--accept-terms')}\n`,
  });
  expect(await grace(['whoami'])).toMatchObject({ code: 3 });
  expect(await grace([...words, '--accept-terms'])).toMatchObject({ code: 0, err: '' });
  const wrong = person({ folder: folder(), name: 'no-day', environment: { TERMS_DATE: 'soon' }, input: 'x' });
  expect(await wrong([...words, '--accept-terms'])).toMatchObject({ code: 2, out: '' });
});

it('no username is asked for again when the check fails (D565)', async () => {
  const isUsernameTaken = () => Promise.reject(new PortError('unavailable'));
  const outcome = await person({ folder: folder(), name: 'grace' })(['register'], {
    asker: { text: async () => 'grace_h' },
    change: ({ users }) => ({ users: { ...users, isUsernameTaken } }),
  });
  expect(outcome).toEqual({ code: 5, out: '', err: `${usernameCheckText['check-failed']}\n` });
});

it('where no person can answer, what is missing is named (D555)', async () => {
  const ada = person({ folder: folder() });
  const login = await ada(['login', '--email', 'ada@example.com']);
  expect(login.code).toBe(2);
  expect(login.err).toContain(answers.needsTerminal('--password-stdin'));
});

it('errors are said in the words of the web (D556)', async () => {
  const ada = registered();
  const attempt = (email: string) =>
    ada(['login', '--email', email, '--password-stdin'], { input: 'wrong password' });
  expect(await attempt('ada')).toEqual({ code: 1, out: '', err: `${emailSentences.invalid}\n` });
  expect(await attempt('ada@example.com')).toEqual({
    code: 1,
    out: '',
    err: 'The email address or the password is wrong.\n',
  });
});

it('a password is changed by the current and the new one, from a line each or typed unseen (D642)', async () => {
  const ada = registered();
  const piped = await ada(['password', '--password-stdin'], { input: 'correct horse\nbattery staple\n' });
  expect(piped).toEqual({ code: 0, out: `${loginChanges.passwordChanged}\n`, err: '' });
  const typed = ['battery staple', 'correct horse', 'correct horse'];
  const asker = { password: async () => typed.shift() ?? null };
  expect(await ada(['password'], { asker })).toMatchObject({ code: 0 });
  expect(await ada(['password', '--password-stdin'], { input: 'wrong\nbattery staple\n' })).toEqual({
    code: 1,
    out: '',
    err: 'The email address or the password is wrong.\n',
  });
  expect(
    await person({ folder: folder() })(['login', '--email', 'ada@example.com', '--password-stdin'], {
      input: 'correct horse',
    }),
  ).toMatchObject({ code: 0 });
});

it('an address is changed with the password (D643)', async () => {
  const ada = registered();
  expect(await ada(['email', 'park@example.com', '--password-stdin'], { input: 'correct horse\n' })).toEqual({
    code: 0,
    out: `${loginChanges.emailChanged('park@example.com')}\n`,
    err: '',
  });
  const { out } = await ada(['whoami', '--json']);
  expect(JSON.parse(out)).toMatchObject({ email: 'park@example.com' });
  await ada(['email', 'ada@example.com', '--password-stdin'], { input: 'correct horse\n' });
});
