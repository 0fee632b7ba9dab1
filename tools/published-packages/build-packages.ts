import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsdown';
import type { Published } from './manifests.ts';
import { typescriptProgram } from './typescript-program.ts';

/** Bundles a package into its `dist`: a module and its declarations for each entry point, and what entry points share. */
export async function buildPackage({ folder, entries }: Published): Promise<void> {
  // What lies outside of src is in the configuration of the tests, where a package has two.
  const isAllSource = entries.every(({ source }) => source.startsWith('./src/'));
  const ofTests = !isAllSource && existsSync(join(folder, 'tsconfig.test.json'));
  await build({
    cwd: folder,
    config: false,
    entry: Object.fromEntries(entries.map(({ file, source }) => [file, source])),
    outDir: 'dist',
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    fixedExtension: false,
    tsconfig: ofTests ? 'tsconfig.test.json' : 'tsconfig.json',
    dts: { tsgo: { path: typescriptProgram() } },
    // A dependency that the manifest does not name would be bundled: that is an error. Words are: their package is not published.
    deps: { onlyBundle: ['@roborrow/messages'] },
    report: false,
    logLevel: 'error',
  });
}
