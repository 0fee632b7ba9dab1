import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WORKSPACE } from '../workspace/files.ts';

/**
 * The program of TypeScript 7, which writes the declarations in a fraction of a second. Its package exports only an API, so
 * this is the path that it computes itself.
 */
export function typescriptProgram(): string {
  // Its dependencies lie beside its real place.
  const { resolve } = createRequire(realpathSync(join(WORKSPACE, 'node_modules/typescript-7/package.json')));
  const manifest = resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
  return join(manifest, '../lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
}
