import { relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { WORKSPACE } from '../workspace/files.ts';

/** For each chunk the modules in it, each with the gzipped bytes of what was left of it, before minification. */
export type ChunkModules = Readonly<Record<string, Readonly<Record<string, number>>>>;

const workspacePath = (id: string) =>
  relative(WORKSPACE, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');

const weigh = (modules: Readonly<Record<string, { readonly code: string | null }>>) =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([id, { code }]) =>
      code ? [[workspacePath(id), gzipSync(code).length]] : [],
    ),
  );

/** Listens to a build and tells what went into its chunks. */
export const recordModules = (tell: (chunks: ChunkModules) => void): Plugin => ({
  name: 'roborrow:record-modules',
  generateBundle: {
    // By then chunks of nothing but styles are gone.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, weigh(output.modules)] as const] : [],
      );
      tell(Object.fromEntries(chunks));
    },
  },
});
