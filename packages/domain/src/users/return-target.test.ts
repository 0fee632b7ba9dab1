import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '../../testing/index.ts';
import { parseReturnTarget } from './return-target.ts';

const APP = 'https://app.example';
const escaped = anyTextArb().map(encodeURIComponent);
const query = fc
  .array(fc.oneof(escaped, fc.constantFrom('=', '&', '+', '/', '?', ':', '@', '!', "'")))
  .map((parts) => parts.join(''));

describe('parseReturnTarget', () => {
  it.each([
    '/',
    '/create-robot',
    '/messages?newConversation=ada&robotId=r2',
    '/robots/Ab12?from=%2Fsearch#reviews',
    '/profile/ada/',
    '/search?query=https://evil.example',
    '/search?query=//evil.example',
    '/search?query=robot arm',
    '/login-help',
    '/robots/login',
    '/robots/.well-known',
    '/robots/a..b',
    '/robots/v1.',
    '/robots/...',
    '/robots/%2efile',
    '/robots/file%2e',
  ])('returns to %s', (target) => {
    expect(parseReturnTarget(target)).toBe(target);
  });

  it.each([
    undefined,
    null,
    42,
    ['/messages'],
    { toString: () => '/messages' },
    '',
    'messages',
    ' /messages',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\u0000/evil.example',
    '/messages\r\nSet-Cookie: a=b',
    '/.//evil.example',
    '/..//evil.example',
    '/robots/..//evil.example',
    '/%2e%2e//evil.example',
    '/../login',
    '/%2E/login',
    '/./login',
    '/robots/../login',
    '/robots/%2e%2E/login',
    '/robots/.%2e/login',
    '/robots/..',
    '/login',
    '/login/',
    '/Login',
    '/login?redirect=/messages',
    '/login ',
    '/messages ',
    '/register#form',
  ])('opens the dashboard for %j', (target) => {
    expect(parseReturnTarget(target)).toBe('/dashboard');
  });

  it('never leaves this app, for any text', { timeout: 60_000 }, () => {
    const pieces = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        ':',
        '@',
        '?',
        '#',
        '%2e',
        '%2F',
        '%5c',
        '\t',
        '\n',
        '\u0000',
        ' ',
        '\u00A0',
        '\uFEFF',
      ],
      ...['evil.example', 'https:', 'javascript:', 'login', 'messages', '\u2044', '\uFF0F', '\u3002'],
    );
    const target = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      anyTextArb(),
      fc
        .tuple(fc.constantFrom('http', 'https'), fc.domain(), escaped)
        .map(([scheme, host, path]) => `${scheme}://${host}/${path}`),
      fc.constantFrom(...NAUGHTY_STRINGS),
    );
    fc.assert(
      fc.property(target, (text) => {
        const accepted = parseReturnTarget(text);
        const url = new URL(accepted, APP);
        expect(url.origin).toBe(APP);
        expect(accepted).toMatch(/^\/(?![/\\])/);
        // Another caller may resolve the parsed path a second time.
        expect(new URL(url.pathname, APP).origin).toBe(APP);
        expect(url.pathname).not.toMatch(/^\/(?:login|register)\/?$/i);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('returns to every ordinary page with any query', () => {
    const page = fc.constantFrom('/messages', '/create-robot', '/edit-profile', '/edit-robot/Ab12');
    fc.assert(
      fc.property(page, query, (path, typed) => {
        expect(parseReturnTarget(`${path}?${typed}`)).toBe(`${path}?${typed}`);
      }),
      { numRuns: runs(1000) },
    );
  });
});
