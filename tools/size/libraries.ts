import type { ChunkModules } from '../build/record-modules.ts';

/** The package that a module belongs to: an npm package's name, a workspace folder, or what the bundler adds. */
export function packageOf(module: string): string {
  const npm = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
  if (npm) return npm;
  return /^(packages|apps)\/[^/]+/.exec(module)?.[0] ?? 'bundler';
}

/**
 * Gzipped bytes of each package over all chunks, largest first. A chunk is compressed as a whole, so its true size is
 * shared out in proportion to what its modules weigh one by one: the sum is right, the shares are an approximation.
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
