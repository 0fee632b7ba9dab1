import type { ChunkModules } from '../build/record-modules.ts';

/** The package of a module: an npm package's name, a workspace folder, or the bundler's own code. */
export function packageOf(module: string): string {
  const npm = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
  if (npm) return npm;
  return /^(packages|apps)\/[^/]+/.exec(module)?.[0] ?? 'bundler';
}

/**
 * Gzipped bytes of each package over all chunks, largest first. A chunk is compressed as a whole, so its real
 * size is divided in proportion to the sizes of its modules: the sum is exact, the shares are approximate.
 */
export function costOfPackages(
  chunks: ChunkModules,
  gzippedSize: (file: string) => number,
): readonly { readonly name: string; readonly bytes: number }[] {
  const costs = new Map<string, number>();
  for (const [file, modules] of Object.entries(chunks)) {
    const weight = Object.values(modules).reduce((sum, bytes) => sum + bytes, 0);
    for (const [module, bytes] of Object.entries(modules)) {
      const name = packageOf(module);
      costs.set(name, (costs.get(name) ?? 0) + (gzippedSize(file) * bytes) / weight);
    }
  }
  return [...costs]
    .map(([name, bytes]) => ({ name, bytes: Math.round(bytes) }))
    .sort((a, b) => b.bytes - a.bytes);
}
