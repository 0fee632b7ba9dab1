import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const MAP = '.map';

/**
 * Takes the source maps out of the published folder, into the one beside it of that name with "-maps": with a copy of each
 * script, as they are uploaded to what receives failures (D786).
 */
export function moveSourceMaps(folder: string): void {
  const maps = `${folder}-maps`;
  rmSync(maps, { recursive: true, force: true });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(MAP),
  );
  for (const name of names) {
    mkdirSync(dirname(join(maps, name)), { recursive: true });
    renameSync(join(folder, name), join(maps, name));
    const script = name.slice(0, -MAP.length);
    copyFileSync(join(folder, script), join(maps, script));
  }
}

/** After the app, before its pages are written. */
export function keepSourceMaps(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'roborrow:keep-source-maps',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      handler(error) {
        if (!error) moveSourceMaps(resolve(config.root, config.build.outDir));
      },
    },
  };
}
