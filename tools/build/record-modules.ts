import { relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { WORKSPACE } from '../workspace/files.ts';

/** The modules of each chunk, with the gzipped bytes that are left of each before minification. */
export type ChunkModules = Readonly<Record<string, Readonly<Record<string, number>>>>;

const workspacePath = (id: string) =>
  relative(WORKSPACE, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');

const weigh = (modules: Readonly<Record<string, { readonly code: string | null }>>) =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([id, { code }]) =>
      code ? [[workspacePath(id), gzipSync(code).length]] : [],
    ),
  );

/** Reports the modules of a build's chunks. */
export const recordModules = (tell: (chunks: ChunkModules) => void): Plugin => ({
  name: 'roborrow:record-modules',
  generateBundle: {
    // At this point chunks with only styles are removed.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, weigh(output.modules)] as const] : [],
      );
      tell(Object.fromEntries(chunks));
    },
  },
});
