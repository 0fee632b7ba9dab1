import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const all = (page: string, pattern: RegExp): readonly string[] => [
  ...new Set([...page.matchAll(pattern)].map(([, text = '']) => hashOf(decoded(text)))),
];

/** As React writes what would end an attribute. */
const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** What a policy must name of what stands within a page, as "sha256-…". */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

export const hashesIn = (page: string): PageHashes => ({
  scripts: all(page, /<script>([^]*?)<\/script>/g),
  styles: all(page, /<style>([^]*?)<\/style>/g),
  styleAttributes: all(page, / style="([^"]*)"/g),
});
