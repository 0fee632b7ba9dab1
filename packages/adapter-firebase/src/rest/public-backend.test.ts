import {
  isPortError,
  LIST_MAX,
  milliseconds,
  robotId,
  userId,
  type PortErrorKind,
  type Robot,
} from '@roborrow/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPublicBackend, type PublicBackendOptions } from './public-backend.ts';
import type { RestRequest } from './rest-client.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const text = (stringValue: string) => ({ stringValue });

/** A listing as the REST interface writes it. */
const restRobot = (id: string, fields: object = {}) => ({
  name: `${ROOT}/robots/${id}`,
  fields: {
    ownerId: text('ada'),
    name: text('Lawn rover'),
    description: text('Mows.'),
    category: text('Service'),
    price: { integerValue: '20' },
    isAvailable: { booleanValue: true },
    latitude: { doubleValue: 35.7 },
    longitude: { integerValue: '-79' },
    features: { arrayValue: { values: [text('quiet')] } },
    images: { arrayValue: {} },
    specifications: { mapValue: { fields: { weight: text('12 kg') } } },
    createdAt: { timestampValue: '2023-11-14T22:13:20.123456789Z' },
    updatedAt: { nullValue: null },
    ...fields,
  },
});

interface Asked {
  readonly url: string;
  readonly init: RestRequest;
  readonly body: unknown;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The adapter with a Firestore whose answers the test decides. */
const open = (answer: Answer, options: Partial<PublicBackendOptions> = {}) => {
  const asked: Asked[] = [];
  const skipped: string[] = [];
  let reads = 0;
  const ports = createPublicBackend({
    projectId: 'p',
    fetch: async (url, init) => {
      const one: Asked = { url, init, body: JSON.parse(init.body) };
      asked.push(one);
      return answer(one);
    },
    onSkipped: ({ path }) => skipped.push(path),
    onRead: (documents) => (reads += documents),
    ...options,
  });
  return { ...ports, asked, skipped, reads: () => reads };
};

const found = (...documents: readonly object[]) =>
  json([...documents.map((document) => ({ document })), { readTime: '2023-11-14T22:13:20Z' }]);

afterEach(() => {
  vi.useRealTimers();
});

describe('a listing read by REST', () => {
  it('decodes every kind of value that Firestore stores', async () => {
    const { robots } = open(() => json([{ found: restRobot('r') }]));
    expect(await robots.get(robotId('r'))).toMatchObject({
      id: 'r',
      price: 20,
      coordinates: { latitude: 35.7, longitude: -79 },
      features: ['quiet'],
      images: [],
      specifications: { weight: '12 kg', dimensions: '' },
      minRental: null,
      createdAt: 1_700_000_000_123,
      updatedAt: 1_700_000_000_123,
    });
  });

  it('is requested without credentials, and without a preflight request', async () => {
    const { robots, asked } = open(() => json([{ missing: `${ROOT}/robots/r` }]));
    expect(await robots.get(robotId('r'))).toBeNull();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe(`https://firestore.googleapis.com/v1/${ROOT}:batchGet`);
    expect(asked[0]?.init.headers).toEqual({ 'content-type': 'text/plain' });
    expect(asked[0]?.body).toEqual({ documents: [`${ROOT}/robots/r`] });
  });

  it.each<[string, object]>([
    ['a price that is a map', { price: { mapValue: { fields: { valueOf: text('1') } } } }],
    ['a price beyond all numbers', { price: { doubleValue: 'Infinity' } }],
    ['a name in bytes', { name: { bytesValue: 'AAAA' } }],
    ['a list in place of the description', { description: { arrayValue: { values: [text('x')] } } }],
    ['a list that is none', { features: { arrayValue: { values: 'x' } }, name: { nullValue: null } }],
    ['a place beyond the pole', { latitude: { doubleValue: 91 } }],
    ['a name without a value', { name: {} }],
    ['a category that no robot can have', { category: text('Humanoid') }],
    ['a kind of value that is not known', { isAvailable: { vectorValue: true } }],
    ['a prototype for a name', { name: { __proto__: text('x') } }],
  ])('is left out and reported with %s', async (_, fields) => {
    const { robots, skipped } = open(() => found(restRobot('good'), restRobot('bad', fields)));
    const page = await robots.listAvailable({ order: 'newest', limit: 5 });
    expect(page.robots.map(({ id }) => id)).toEqual(['good']);
    expect(skipped).toEqual(['robots/bad']);
  });

  it('keeps any text in it as plain data', async () => {
    const script = '</script><script>alert(1)</script>';
    const { robots } = open(() =>
      json([{ found: restRobot('r', { name: text(script), __proto__: text('x') }) }]),
    );
    expect((await robots.get(robotId('r')))?.name).toBe(script);
  });
});

/** A Firestore with that many listings, of which every second one is invalid. */
const library = (count: number): Answer => {
  const all = Array.from({ length: count }, (_, i) =>
    restRobot(String(i).padStart(6, '0'), i % 2 === 0 ? {} : { price: text('free') }),
  );
  return ({ body }) => {
    // The requests that the adapter sent.
    const { limit, startAt } = (
      body as { structuredQuery: { limit: number; startAt?: { values: object[] } } }
    ).structuredQuery;
    const after = startAt?.values.at(-1) as { referenceValue: string } | undefined;
    const start = after ? all.findIndex(({ name }) => name === after.referenceValue) + 1 : 0;
    return found(...all.slice(start, start + limit));
  };
};

describe('a list read by REST', () => {
  it('is requested in pages that the rules allow, and contains every listing once', async () => {
    const { robots, asked, reads } = open(library(2 * LIST_MAX + 7));
    const all = await robots.listAvailableByOwner(userId('ada'));
    expect(new Set(all.map(({ id }) => id)).size).toBe(LIST_MAX + 4);
    expect(
      asked.map(({ body }) => (body as { structuredQuery: { limit: number } }).structuredQuery.limit),
    ).toEqual([LIST_MAX, LIST_MAX, LIST_MAX]);
    expect(reads()).toBe(2 * LIST_MAX + 7);
  });

  it('has the requested length, however many documents are invalid', async () => {
    const { robots, skipped } = open(library(30));
    expect(await robots.listFeatured(6)).toHaveLength(6);
    expect(skipped.length).toBeGreaterThanOrEqual(5);
  });

  it('of versions requests only the times', async () => {
    const { robots, asked } = open(() => found());
    await robots.listVersions({ limit: 3 });
    expect(asked[0]?.body).toMatchObject({
      structuredQuery: { select: { fields: [{ fieldPath: 'createdAt' }, { fieldPath: 'updatedAt' }] } },
    });
  });

  it('of robots requests all that is read and no tokens', async () => {
    const { robots, asked } = open(() => found());
    await robots.listAvailable({ order: 'newest', limit: 3 });
    const body = JSON.stringify(asked[0]?.body);
    for (const field of ['name', 'images', 'taken', 'createdAt'])
      expect(body).toContain(`{"fieldPath":"${field}"}`);
    expect(body).not.toContain('{"fieldPath":"tokens"}');
  });

  it('has the picture URLs of the emulator that stores them', async () => {
    const picture = 'https://firebasestorage.googleapis.com/v0/b/p/o/a.jpg';
    const { robots, asked } = open(
      () => json([{ found: restRobot('r', { images: { arrayValue: { values: [text(picture)] } } }) }]),
      { emulators: { firestore: '127.0.0.1:1', storage: '127.0.0.1:2' } },
    );
    expect((await robots.get(robotId('r')))?.images).toEqual(['http://127.0.0.1:2/v0/b/p/o/a.jpg']);
    expect(asked[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:1\/v1\/projects\/p\//);
  });
});

const refusal = (status: string) => ({ error: { code: 400, status, message: `It is ${status}.` } });

describe('errors by REST', () => {
  it.each<[string, Answer, PortErrorKind]>([
    ['a refusal by the rules', () => json(refusal('PERMISSION_DENIED'), 403), 'forbidden'],
    ['a refusal in a list', () => json([refusal('PERMISSION_DENIED')], 403), 'forbidden'],
    ['a refusal after some answers', () => json([{}, refusal('UNAVAILABLE')]), 'unavailable'],
    ['too much at once', () => json(refusal('RESOURCE_EXHAUSTED'), 429), 'unavailable'],
    ['an overloaded server', () => json(refusal('UNAVAILABLE'), 503), 'unavailable'],
    ['a mistake in the question', () => json(refusal('INVALID_ARGUMENT'), 400), 'failed'],
    ['a status that is a word of the language', () => json(refusal('CONSTRUCTOR'), 400), 'failed'],
    ['a page of some hotel', () => new Response('<html>Log in'), 'unavailable'],
    ['an empty answer', () => new Response(null), 'unavailable'],
    ['an answer of another kind', () => json({ documents: [] }, 500), 'unavailable'],
    ['entries of another kind', () => json([7]), 'unavailable'],
    ['a document without a name', () => json([{ found: { fields: {} } }]), 'unavailable'],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 'unavailable'],
  ])('%s is %3$s', async (_, answer, kind) => {
    await expect(open(answer).robots.get(robotId('r'))).rejects.toMatchObject({ name: 'PortError', kind });
  });

  it("keeps Firestore's message only if it is needed", async () => {
    const answering = (status: string) => open(() => json(refusal(status), 400)).robots.get(robotId('r'));
    await expect(answering('INVALID_ARGUMENT')).rejects.toMatchObject({
      providerMessage: 'It is INVALID_ARGUMENT.',
    });
    await expect(answering('PERMISSION_DENIED')).rejects.toMatchObject({ providerMessage: null });
  });

  it('sends no request for an id that no document can have', async () => {
    const { robots, users, asked } = open(() => json([]));
    for (const id of ['', '.', '..', 'a/b', '__x__', '\ud800', 'é'.repeat(751)]) {
      expect(await robots.get(robotId(id))).toBeNull();
      expect(await users.get(userId(id))).toBeNull();
    }
    expect(asked).toEqual([]);
  });
});

/** The error of an operation. */
const kindOf = async (operation: Promise<unknown>): Promise<PortErrorKind | null> => {
  const thrown: unknown = await operation.catch((error: unknown) => error);
  return isPortError(thrown) ? thrown.kind : null;
};

/** Never answers, and ends when it is aborted. */
const silence: Answer = ({ init }) =>
  new Promise((_, reject) => {
    init.signal.addEventListener('abort', () => reject(init.signal.reason as Error)); // as fetch does
  });

describe('waiting for an answer by REST', () => {
  it('ends within the time limit, and so does the request', async () => {
    vi.useFakeTimers();
    const { robots, asked } = open(silence, { operationTimeout: milliseconds(1000) });
    const outcome = kindOf(robots.get(robotId('r')));
    await vi.advanceTimersByTimeAsync(999);
    expect(asked[0]?.init.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('unavailable');
    expect(asked[0]?.init.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has one limit for all pages of a list', async () => {
    vi.useFakeTimers();
    const slow: Answer = async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return library(5 * LIST_MAX)(asked);
    };
    const { robots, asked } = open(slow, { operationTimeout: milliseconds(1000) });
    const outcome = kindOf(robots.listAvailableByOwner(userId('ada')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toBe('unavailable');
    expect(asked).toHaveLength(3);
  });

  it('ends when the caller cancels, before or while waiting', async () => {
    const controller = new AbortController();
    const { robots, asked } = open(silence, { signal: controller.signal });
    const waiting = kindOf(robots.get(robotId('r')));
    controller.abort();
    expect(await waiting).toBe('cancelled');
    expect(await kindOf(robots.get(robotId('r')))).toBe('cancelled');
    expect(asked.every(({ init }) => init.signal.aborted)).toBe(true);
  });

  it('leaves no listener on the signal of a caller that continues', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const { robots } = open(() => json([]), { signal });
    const none: Robot | null = await robots.get(robotId('r'));
    expect(none).toBeNull();
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls[0]?.[1]).toBe(added.mock.calls[0]?.[1]);
  });
});
