import { describe, expect, it } from 'vitest';
import { PortError } from '../ports/port-error.ts';
import { epochMs } from '../units.ts';
import { createFailureGate, FAILURES_MAX, FAILURES_SPAN } from './failure-gate.ts';
import { describeFailure, framesOf, scrubMessage } from './failure.ts';

describe('what is told of a failure (D783)', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'price')",
      'Cannot read properties of undefined reading …',
    ],
    [
      'Failed to fetch dynamically imported module: https://a.example/x.js?q=1',
      'Failed to fetch dynamically imported module …',
    ],
    ['No document to update: projects/p/databases/(default)/documents/users/ada', 'No document to update …'],
    ['Ada Lovelace wrote to Bob', '… to …'],
    ['token=eyJhbGciOi', '…'],
    ['', ''],
  ])('%j as %j', (message, told) => {
    expect(scrubMessage(message)).toBe(told);
  });

  it('are the places of our own code in the stacks of V8, Firefox and Safari, without addresses', () => {
    const stack = `TypeError: x
    at Object.a (https://roborrow.example/assets/main-BdK3f2a1.js:1:234)
    at https://roborrow.example/assets/_id-1a.js?t=secret:5:6
b@https://roborrow.example/assets/search-x_1.js:7:8
https://roborrow.example/assets/demo-1.js:9:10
    at run (file:///home/ada/roborrow/apps/web/dist-server/entry.mjs:11:12)
    at ada (https://roborrow.example/messages/ada?text=hello:1:1)
    at node:internal/process:3:4`;
    expect(framesOf(stack).map(({ file, line, column }) => [file, line, column])).toEqual([
      ['assets/main-BdK3f2a1.js', 1, 234],
      ['assets/_id-1a.js', 5, 6],
      ['assets/search-x_1.js', 7, 8],
      ['assets/demo-1.js', 9, 10],
      ['entry.mjs', 11, 12],
    ]);
  });

  it('is why a port failed, and what caused it, a few steps deep', () => {
    const cause = Object.assign(new RangeError('Invalid array length'), {
      cause: { cause: { cause: 'more' } },
    });
    const told = describeFailure(new PortError('failed', { providerMessage: 'ada@example.com', cause }));
    expect(told).toMatchObject({
      name: 'PortError',
      kind: 'failed',
      message: '…',
      cause: {
        name: 'RangeError',
        message: 'Invalid array length',
        kind: null,
        cause: { cause: { cause: null } },
      },
    });
  });

  it.each<[string, unknown]>([
    ['a text', 'Ada'],
    ['nothing', undefined],
    ['a number', 35.73],
    ['an object without anything', Object.create(null)],
    ['a name that is a person’s', Object.assign(new Error('x'), { name: 'Ada Error' })],
    [
      'what throws when it is looked at',
      Object.defineProperty({}, 'message', {
        get: () => {
          throw new Error('Ada');
        },
      }),
    ],
    [
      'what is its own cause',
      (() => {
        const error = new Error('Ada');
        error.cause = error;
        return error;
      })(),
    ],
  ])('never fails and never names anybody: %s', (_, thrown) => {
    expect(JSON.stringify(describeFailure(thrown))).not.toMatch(/Ada|35/);
  });
});

describe('of failures (D784)', () => {
  const failure = (message: string) => describeFailure(new Error(message));
  const at = (ms: number) => epochMs(1_700_000_000_000 + ms);

  it('the same one is reported once in ten minutes', () => {
    const gate = createFailureGate(1, () => 0.5);
    const lets = [0, 1, FAILURES_SPAN - 1, FAILURES_SPAN].map((ms) => gate.lets(failure('a map'), at(ms)));
    expect(lets).toEqual([true, false, false, true]);
  });

  it(`${FAILURES_MAX} different ones are reported in ten minutes`, () => {
    const gate = createFailureGate(1, () => 0.5);
    const words = [
      'map',
      'null',
      'object',
      'page',
      'path',
      'port',
      'query',
      'range',
      'react',
      'read',
      'render',
      'route',
    ];
    expect(words.filter((word) => gate.lets(failure(word), at(0)))).toHaveLength(FAILURES_MAX);
  });

  it('a share is reported, and none that tells of the visitor’s network or session', () => {
    const numbers = [0.1, 0.3, 0.5];
    const gate = createFailureGate(0.3, () => numbers.shift() ?? 0);
    expect(['map', 'null', 'page'].map((word) => gate.lets(failure(word), at(0)))).toEqual([
      true,
      false,
      false,
    ]);
    const every = createFailureGate(1, () => 0);
    for (const kind of ['unavailable', 'not-signed-in', 'cancelled'] as const)
      expect(every.lets(describeFailure(new PortError(kind)), at(0))).toBe(false);
    expect(every.lets(describeFailure(new PortError('forbidden')), at(0))).toBe(true);
  });
});
