import { WORKER_FILE } from './build-worker.ts';
import { contentSecurityPolicy, type HostingFacts } from './content-security-policy.ts';
import type { HeaderRule } from './headers-of.ts';

/**
 * Every header that the site is served with. No two rules name the same header for one address: some platforms join the
 * values. So of caching the page itself the rule is for its own addresses; for all others, which lead to it, having a
 * browser ask again each time is what these platforms do by themselves.
 */
export const headerRules = (facts: HostingFacts): readonly HeaderRule[] => [
  {
    pattern: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(facts),
      // The popup of a sign-in must be able to answer.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      // "Use my location" asks for the position (D340); no frame of another site may.
      'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  // A page names its scripts: an old page would ask for scripts that are gone.
  ...['/', '/index.html'].map((pattern) => ({ pattern, headers: { 'Cache-Control': 'no-cache' } })),
  // Browsers look here for a newer service worker.
  { pattern: `/${WORKER_FILE}`, headers: { 'Cache-Control': 'no-cache' } },
  // A name that holds a hash never means anything else.
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

/** The rules as a `_headers` file, which Netlify, Cloudflare Pages and others read. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .map((rule) => `${rule}\n`)
    .join('\n');

/** Reads a `_headers` file. */
export const parseHeaders = (text: string): readonly HeaderRule[] =>
  text
    .split('\n\n')
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const [pattern = '', ...lines] = rule.trimEnd().split('\n');
      const pairs = lines.map(
        (line) =>
          [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()] as const,
      );
      return { pattern, headers: Object.fromEntries(pairs) };
    });
