import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { WORKSPACE } from '../workspace/files.ts';

/** The modules of which something is left in each chunk, as paths from the workspace. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

const workspacePath = (id: string) =>
  relative(WORKSPACE, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');

/** Reports the modules of a build's chunks. */
export const recordModules = (tell: (chunks: ChunkModules) => void): Plugin => ({
  name: 'roborrow:record-modules',
  generateBundle: {
    // At this point chunks with only styles are removed.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return [];
        const kept = Object.entries(output.modules).filter(([, { code }]) => code);
        return [[output.fileName, kept.map(([id]) => workspacePath(id))] as const];
      });
      tell(Object.fromEntries(chunks));
    },
  },
});
