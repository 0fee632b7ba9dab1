import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import type { RenderedPage } from '../src/prerender.tsx';
import { fillPage } from './fill-page.ts';

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head><script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/framework.js">
  <link rel="stylesheet" crossorigin href="/assets/shell.css"></head>
  <body><div id="root"></div></body>
</html>`;

// Only what is read of a chunk and of a file.
const chunk = (
  fileName: string,
  imports: readonly string[],
  facadeModuleId = '',
  css: readonly string[] = [],
) =>
  ({
    type: 'chunk',
    fileName,
    imports,
    facadeModuleId,
    viteMetadata: { importedCss: new Set(css) },
  }) as unknown as Rolldown.OutputChunk;
const file = (fileName: string, source: string) =>
  ({ type: 'asset', fileName, source }) as unknown as Rolldown.OutputAsset;

const bundle: Rolldown.OutputBundle = Object.fromEntries(
  [
    file('assets/shell.css', '.a{}'),
    file('assets/search.css', '.b{}'),
    file('assets/icon-pictures-1.css', '.c{}'),
    chunk('assets/framework.js', []),
    chunk('assets/common.js', ['assets/framework.js', 'assets/search.js']),
    chunk('assets/search.js', ['assets/common.js'], '/src/routes/search.tsx?tsr-split=component', [
      'assets/search.css',
    ]),
    chunk('assets/about.js', [], '/src/routes/about.tsx?tsr-split=component'),
  ].map((output) => [output.fileName, output]),
);

const page: RenderedPage = {
  address: '/search',
  route: 'search',
  html: '<link rel="preload" as="image" href="/a.svg"/><title>Search &amp; find</title><main><title>not this</title>Hello</main>',
  answers: [],
};

test('a page stands within the root, and what belongs into the head in front of the scripts', () => {
  const filled = fillPage(TEMPLATE, page, bundle);
  expect(filled).toContain('<div id="root"><main><title>not this</title>Hello</main></div>');
  expect(filled).toContain('href="/a.svg"/><title>Search &amp; find</title><script type="module"');
  expect(filled).toContain('<html data-page="/search" lang="en">');
});

test('its styles are within, but for those of the icons, which nothing waits for', () => {
  const filled = fillPage(TEMPLATE, page, bundle);
  expect(filled.match(/<style>.*?<\/style>/g)).toEqual(['<style>.a{}</style>', '<style>.b{}</style>']);
  expect(filled).toMatch(/href="\/assets\/icon-pictures-1\.css"><\/body>/);
  expect(filled.match(/<link rel="stylesheet"/g)).toHaveLength(1);
});

test('its scripts are asked for, each once, and no other screen’s', () => {
  const filled = fillPage(TEMPLATE, page, bundle);
  for (const name of ['framework', 'common', 'search'])
    expect(filled.split(`/assets/${name}.js`)).toHaveLength(2);
  expect(filled).not.toContain('about');
});

test('the answers that it shows are data, whatever people wrote', () => {
  const hostile = '</script><script>alert(1)</script><!-- $& $1';
  const filled = fillPage(TEMPLATE, { ...page, answers: [[['robots'], { name: hostile }]] }, bundle);
  const [, text = ''] = /<script type="application\/json" id="answers">([^]*?)<\/script>/.exec(filled) ?? [];
  expect(JSON.parse(text)).toEqual([[['robots'], { name: hostile }]]);
  expect(filled).toContain('data-untouched');
});

test('an answer that JSON would change fails the build', () => {
  const answers: RenderedPage['answers'] = [[['robots'], { at: new Date(0) }]];
  expect(() => fillPage(TEMPLATE, { ...page, answers }, bundle)).toThrow(/search/);
});

test('a style sheet that is missing fails the build', () => {
  const { 'assets/shell.css': _, ...rest } = bundle;
  expect(() => fillPage(TEMPLATE, page, rest)).toThrow(/shell\.css/);
});
