import { expect, it } from 'vitest';
import { areCircumstances, browserFamilyOf, PROBLEM_TEXT_MAX, validateProblem } from './problem.ts';

it.each([
  ['', 'required'],
  [' \u200b\n', 'required'],
  ['x'.repeat(PROBLEM_TEXT_MAX + 1), 'too-long'],
] as const)('what happened is said in at most 1000 characters (D785): %j', (text, tag) => {
  expect(validateProblem({ text })).toEqual({ ok: false, error: [{ field: 'text', tag }] });
});

it('what happened loses what would turn the text beside it (D785)', () => {
  expect(validateProblem({ text: ' It\u202e broke 🤖\n' })).toEqual({
    ok: true,
    value: { text: 'It broke 🤖' },
  });
});

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'chrome',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0',
    'edge',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/604.1',
    'safari',
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile Safari/604.1', 'chrome'],
  ['curl/8', 'other'],
] as const)('of a browser only its family is told (D785): %s', (userAgent, family) => {
  expect(browserFamilyOf(userAgent)).toBe(family);
});

it('circumstances hold no address and no text (D785)', () => {
  const valid = { release: '0.1.0+a1b2', page: '/robots/$robotId', browser: 'chrome' } as const;
  expect(areCircumstances(valid)).toBe(true);
  for (const changes of [
    { page: '/robots/ada-1' },
    { page: '/search?query=x' },
    { page: '' },
    { release: 'Ada Lovelace' },
    { release: 'x'.repeat(101) },
    { browser: 'Mozilla/5.0' as 'other' },
  ])
    expect([changes, areCircumstances({ ...valid, ...changes })]).toEqual([changes, false]);
});
