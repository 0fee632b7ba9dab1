import { createHash } from 'node:crypto';
import { AFTER_CONTENT, BEFORE_PAINT } from '../src/document/inline-scripts.ts';
import type { Assets } from '../src/server/assets.ts';

/** What a policy must name of what stands within the pages, as "sha256-…". */
export interface ContentHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The scripts and styles that the renderer puts into pages: the same ones for every page, whatever it shows. */
export const contentHashes = ({ styles }: Pick<Assets, 'styles'>): ContentHashes => ({
  scripts: [BEFORE_PAINT, AFTER_CONTENT].map(hashOf),
  styles: Object.values(styles).map(hashOf),
});
