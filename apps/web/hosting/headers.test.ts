import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { headersOf } from './headers-of.ts';
import { formatHeaders, headerRules, parseHeaders } from './headers.ts';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );

const inMemory = directives(contentSecurityPolicy({ backend: 'in-memory' }));
const firebase = directives(
  contentSecurityPolicy({
    backend: 'firebase',
    authDomain: 'roborrow.firebaseapp.com',
    hashes: { scripts: ['sha256-abc='], styles: [] },
  }),
);

describe('the policy', () => {
  test.each([inMemory, firebase])(
    'allows no script within the page, no eval, no plugin, no base, and no frame around it',
    (policy) => {
      expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
      expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
      for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(policy.get(directive)).toEqual(["'none'"]);
      for (const directive of ['worker-src', 'manifest-src'])
        expect(policy.get(directive)).toEqual(["'self'"]);
    },
  );

  test('of the embedded backend names nobody else', () => {
    expect([...inMemory.values()].flat().filter((source) => source.includes('.'))).toEqual([]);
    expect(inMemory.get('frame-src')).toEqual(["'none'"]);
  });

  test("of Firebase allows its sign-in popup, the project's auth domain and its services", () => {
    expect(firebase.get('script-src')).toEqual(["'self'", "'sha256-abc='", 'https://apis.google.com']);
    expect(firebase.get('frame-src')).toEqual(['https://roborrow.firebaseapp.com']);
    expect(firebase.get('connect-src')).toContain('https://firestore.googleapis.com');
    expect(firebase.get('connect-src')).not.toContain('https://*.google-analytics.com');
  });

  test('allows analytics only where it is configured', () => {
    const policy = contentSecurityPolicy({ backend: 'firebase', hasAnalytics: true });
    expect(directives(policy).get('connect-src')).toContain('https://*.google-analytics.com');
    expect(contentSecurityPolicy({ backend: 'in-memory', hasAnalytics: true })).not.toContain('google');
  });

  test('allows reCAPTCHA only where App Check has its key', () => {
    const sourcesOf = (hasAppCheck: boolean) =>
      directives(contentSecurityPolicy({ backend: 'firebase', authDomain: 'a.example', hasAppCheck }));
    const without = sourcesOf(false);
    const added = [...sourcesOf(true)].map(([directive, sources]) => [
      directive,
      sources.filter((source) => !without.get(directive)?.includes(source)),
    ]);
    expect(Object.fromEntries(added.filter(([, sources]) => sources?.length))).toEqual({
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'connect-src': [
        'https://content-firebaseappcheck.googleapis.com',
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
      ],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    });
    expect([...without.values()].flat().join()).not.toMatch(/recaptcha|appcheck/);
    expect(contentSecurityPolicy({ backend: 'in-memory', hasAppCheck: true })).not.toContain('google');
  });

  test('lets failures go to whom the operator names, and to nobody else (D783)', () => {
    const policy = contentSecurityPolicy({ backend: 'in-memory', failures: 'https://errors.example' });
    expect(directives(policy).get('connect-src')).toEqual(["'self'", 'https://errors.example']);
    expect(inMemory.get('connect-src')).toEqual(["'self'"]);
  });

  test('of a Firebase without its values frames nobody', () => {
    expect(directives(contentSecurityPolicy({ backend: 'firebase' })).get('frame-src')).toEqual(["'none'"]);
  });
});

describe('the headers', () => {
  const rules = headerRules({ backend: 'in-memory' });

  test('of a page say what browsers are to refuse', () => {
    expect(headersOf(rules, '/robots')).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': expect.stringContaining('geolocation=(self)') as string,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/) as string,
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersOf(rules, '/')).toMatchObject({ 'Cache-Control': 'no-cache' });
  });

  test('allow the position to this site alone, and camera, microphone, payment and USB to nobody (D340)', () => {
    const policy = headersOf(rules, '/')['Permissions-Policy'] ?? '';
    const allowed = new Map(policy.split(', ').map((directive) => directive.split('=') as [string, string]));
    expect(Object.fromEntries(allowed)).toEqual({
      camera: '()',
      geolocation: '(self)',
      microphone: '()',
      payment: '()',
      usb: '()',
    });
  });

  test('of a hashed file keep it for good', () => {
    expect(headersOf(rules, '/assets/index-12345678.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  test('of the service worker have it asked for again each time (D481)', () => {
    expect(headersOf(rules, '/sw.js')).toMatchObject({ 'Cache-Control': 'no-cache' });
  });

  test('are written as a file that says the same', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  test('name nothing twice for one address', () => {
    for (const path of ['/', '/index.html', '/robots', '/sw.js', '/assets/a.js']) {
      const alone = rules.map((rule) => Object.keys(headersOf([rule], path))).flat();
      expect(new Set(alone).size).toBe(alone.length);
    }
  });
});
