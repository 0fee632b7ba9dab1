import { epochMs, PortError } from '@roborrow/domain';
import { expect, it, vi } from 'vitest';
import { createSentryFailures, type SentryOptions } from './sentry-failures.ts';

/** One planted secret of each kind, none of which may leave (D783). */
const SECRETS = {
  'a first name': 'Ottoline',
  'a last name': 'Featherstonehaugh',
  'a name of another script': 'Ольга',
  'a username': 'otto_line77',
  'an email address': 'ottoline@private.example',
  'an email address in an address': 'ottoline%40private.example',
  'a phone number': '+1-919-555-0143',
  'a street': '4711 Peachtree Lane',
  'a town': 'Tuckahoe',
  'a ZIP code': '27523',
  latitude: '35.7327',
  longitude: '-78.8503',
  'a text of a message': 'The key lies under the flowerpot',
  'a description of a robot': 'Vacuums our nursery on Tuesdays',
  'a note of a report': 'He shouted at my daughter',
  'a review': 'Scratched the parquet',
  'what was searched for': 'query=lawn+mower+for+widow',
  'a password': 'hunter2-Zebra!',
  'an ID token': 'eyJhbGciOiJSUzI1NiJ9.eyJ1aWQiOiJ4In0.c2lnbmF0dXJl',
  'a refresh token': 'AMf-vBxQ9t1ZkD3',
  'a bearer': 'Bearer 9f8e7d6c5b4a',
  'an API key': 'AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY',
  'a user id': 'Vq3pXc8mB1ZtR5yN7uK0',
  'a robot id': 'zJ4wQe6rT8yU2iO0pA',
  'a conversation': 'Vq3pXc8mB1ZtR5yN7uK0_aaBBccDDee',
  'a cookie': 'sid=c00k1e-ch1ps',
  'an address of this visitor': '203.0.113.77',
  'an address of version 6': '2001:db8::8a2e:370:7334',
  'a reset code': 'oobCode=Kx8-Qq',
  'a device for push': 'https://fcm.googleapis.com/fcm/send/dPlanted',
  'a picture’s token': 'token=5b0c8f7e-77aa-4d6e',
  'a private key': '-----BEGIN PRIVATE KEY-----MIIEvQIBADANBg',
  'a path on a machine': '/home/ottoline/projects',
  'a card number': '4111 1111 1111 1111',
  'a birthday': '1984-02-29',
} as const;

const plant = (secret: string): readonly (readonly [string, unknown])[] => {
  const stack = `Error: ${secret}
    at ${secret.replaceAll(' ', '_')} (https://roborrow.example/assets/main-1a2b.js?${secret}:1:2)
    at https://roborrow.example/messages/${secret}?text=${secret}#${secret}:3:4
    at ${secret}@https://${secret}:5:6`;
  const error = (message: string, more: object = {}) =>
    Object.assign(new Error(message), { stack: '' }, more);
  return [
    ['the whole message', error(secret)],
    ['a message around it', error(`Failed to fetch ${secret} for the user "${secret}": ${secret}`)],
    ['the stack', error('x', { stack })],
    ['the name', error('x', { name: secret })],
    ['what is thrown', secret],
    ['an address', error(`https://roborrow.example/search?${secret}`, { fileName: secret })],
    [
      'a request beside the error',
      error('x', { request: { url: secret, headers: { Cookie: secret }, body: secret } }),
    ],
    ['breadcrumbs beside it', error('x', { breadcrumbs: [{ message: secret, data: { to: secret } }] })],
    [
      'a response',
      error('x', { response: { data: secret }, config: { headers: { Authorization: secret } } }),
    ],
    ['what the provider said', new PortError('failed', { providerMessage: secret })],
    ['the cause', new PortError('failed', { cause: error(secret, { cause: secret, stack }) })],
    ['several errors at once', new AggregateError([error(secret)], secret)],
    [
      'an object that is no error',
      { message: secret, stack, code: secret, toString: () => secret, toJSON: () => secret },
    ],
  ];
};

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function open(changes: Partial<SentryOptions> = {}) {
  const sent: Sent[] = [];
  let now = 1_700_000_000_000;
  const failures = createSentryFailures({
    dsn: 'https://abc@errors.example/7',
    release: '1.2.3+abc',
    where: 'browser',
    share: 1,
    clock: { now: () => epochMs((now += 700_000)) },
    random: () => 0,
    newId: () => 'b1c2d3e4-0000-4000-8000-00000000000a',
    fetch: async (url, init) => {
      sent.push({ url: String(url instanceof Request ? url.url : url), init: init ?? {} });
      return new Response('{}');
    },
    ...changes,
  });
  return { failures, sent };
}

it.each(Object.entries(SECRETS))('%s does not leave, wherever it stands (D783)', async (_, secret) => {
  const { failures, sent } = open();
  const planted = plant(secret);
  for (const [, thrown] of planted) {
    failures.report(thrown, '/messages');
    await failures.sent();
  }
  expect(sent.length).toBe(planted.length);
  for (const [index, { url, init }] of sent.entries()) {
    const text = url + JSON.stringify(init);
    const parts = [
      secret,
      encodeURIComponent(secret),
      ...secret.split(/[ =]/).filter((part) => part.length > 4),
    ];
    const kept = parts.filter((part) => text.includes(part) && !KNOWN.has(part));
    expect([planted[index]?.[0], kept]).toEqual([planted[index]?.[0], []]);
  }
});
/** Parts of the secrets that say nothing alone. */
const KNOWN: ReadonlySet<string> = new Set(['token', 'query', 'under', 'PRIVATE']);

it('a report has version, build, page and where in our code, and asks that no address be noted (D783)', async () => {
  const { failures, sent } = open();
  failures.report(
    Object.assign(new TypeError('undefined is not a function'), {
      stack:
        'at a (https://roborrow.example/assets/main-1.js:1:2)\nat b (https://roborrow.example/assets/search-2.js:3:4)',
    }),
    '/robots/$id',
  );
  await failures.sent();
  const [{ url, init } = { url: '', init: {} }] = sent;
  expect(url).toBe('https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=abc');
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  const [, , event = ''] = (init.body as string).split('\n');
  expect(JSON.parse(event)).toMatchObject({
    release: '1.2.3+abc',
    transaction: '/robots/$id',
    tags: { where: 'browser' },
    sdk: { settings: { infer_ip: 'never' } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'undefined is not a function',
          stacktrace: {
            frames: [
              { filename: 'app:///assets/search-2.js', lineno: 3, colno: 4 },
              { filename: 'app:///assets/main-1.js', lineno: 1, colno: 2 },
            ],
          },
        },
      ],
    },
  });
});

const DIFFERENT = ['map', 'null', 'object', 'page', 'path', 'port'];

it.each<[string, typeof fetch]>([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'with a blocker that throws',
    () => {
      throw new Error('blocked');
    },
  ],
])('%s, each report is tried once, and nothing is thrown (D784)', async (_, refuse) => {
  let tries = 0;
  const { failures } = open({
    fetch: (...question) => {
      tries += 1;
      return refuse(...question);
    },
  });
  for (const word of DIFFERENT.slice(0, 3)) failures.report(new Error(word), '/');
  await failures.sent();
  expect(tries).toBe(3);
});

it('a receiver that has enough is left alone (D784)', async () => {
  let tries = 0;
  const { failures } = open({
    fetch: async () => {
      tries += 1;
      return new Response('', { status: 429, headers: { 'Retry-After': '60' } });
    },
  });
  for (const word of DIFFERENT) {
    failures.report(new Error(word), '/');
    await failures.sent();
  }
  expect(tries).toBe(1);
});

it('without an address that can be read, nobody is told', async () => {
  // The protocol's own package says so on the console.
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const { failures, sent } = open({ dsn: 'nonsense' });
  failures.report(new Error('map'), '/');
  await failures.sent();
  expect(sent).toEqual([]);
});
