import { describe, expect, test } from 'vitest';
import { entryKeys, filesLoadedWith, routeKeys, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_style.css': { file: 'style.css' },
  'src/routes/index.tsx?tsr-split=component': { file: 'home.js', imports: ['_react.js', '_style.css'] },
  'src/routes/index.tsx?tsr-split=errorComponent': { file: 'home-error.js' },
  'src/routes/robots.$robotId.tsx?tsr-split=component': { file: 'robot.js' },
  'src/features/messages/Late.tsx': { file: 'late.js' },
};

describe("reading Vite's manifest", () => {
  test('a file loads with all its imports, also in a cycle', () => {
    expect(filesLoadedWith(manifest, entryKeys(manifest))).toEqual(
      new Set(['entry.js', 'shared.js', 'react.js']),
    );
  });

  test('only JavaScript counts', () => {
    const [home = ''] = routeKeys(manifest).get('index') ?? [];
    expect(filesLoadedWith(manifest, [home])).toEqual(new Set(['home.js', 'react.js', 'shared.js']));
  });

  test('a route consists of all parts into which it was split', () => {
    expect([...routeKeys(manifest)].map(([route, keys]) => [route, keys.length])).toEqual([
      ['index', 2],
      ['robots.$robotId', 1],
    ]);
  });
});
