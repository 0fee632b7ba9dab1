import { describe, expect, test } from 'vitest';
import { costOfPackages, packageOf } from './libraries.ts';

describe('the size of a package', () => {
  test.each([
    ['node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js', 'react-dom'],
    [
      'node_modules/.pnpm/@tanstack+store@0.11.2/node_modules/@tanstack/store/dist/atom.js',
      '@tanstack/store',
    ],
    ['packages/domain/src/index.ts', 'packages/domain'],
    ['apps/web/src/main.tsx', 'apps/web'],
    ['vite/preload-helper.js', 'bundler'],
  ])('%s belongs to %s', (module, name) => {
    expect(packageOf(module)).toBe(name);
  });

  test('is its share of each chunk, largest first, and the shares add up to the total', () => {
    const chunks = {
      'a.js': { 'apps/web/src/a.ts': 100, 'node_modules/react/index.js': 300 },
      'b.js': { 'apps/web/src/b.ts': 50 },
    };
    const size = (file: string) => (file === 'a.js' ? 200 : 40);
    expect(costOfPackages(chunks, size)).toEqual([
      { name: 'react', bytes: 150 },
      { name: 'apps/web', bytes: 90 },
    ]);
  });

  test('is 0 for an empty chunk', () => {
    expect(costOfPackages({ 'a.js': {} }, () => 20)).toEqual([]);
  });
});
