import { isDeepStrictEqual } from 'node:util';
import type { Rolldown } from 'vite';
import type { RenderedPage } from '../src/prerender.tsx';

/** What React hoists into the head, which stands in front of everything else. */
const HOISTED = /^(?:<link [^>]*>|<title>[^<]*<\/title>|<meta [^>]*>)*/;
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const ICONS = /icon-pictures-[^/]*\.css$/;

/** The chunk of a route's screen and all that it imports; what it imports dynamically comes later. */
function chunksOf(bundle: Rolldown.OutputBundle, route: string): readonly Rolldown.OutputChunk[] {
  const seen = new Map<string, Rolldown.OutputChunk>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.set(file, chunk);
    chunk.imports.forEach(visit);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (
      chunk.type === 'chunk' &&
      chunk.facadeModuleId?.includes(`/src/routes/${route}.tsx?tsr-split=component`)
    )
      visit(file);
  }
  return [...seen.values()];
}

/** The style sheets within the page. Parts that are loaded later look whether the file is there already. */
function inlined(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  const sheets = files.map((file) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`There are no styles "${file}".`);
    return `<style>${String(asset.source)}</style><link disabled rel="stylesheet" crossorigin href="/${file}">`;
  });
  return sheets.join('');
}

/** JSON that cannot end the script it stands in. */
function embedded({ address, answers }: RenderedPage): string {
  if (answers.length === 0) return '';
  const text = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  if (!isDeepStrictEqual(JSON.parse(text), answers))
    throw new Error(`What ${address} shows is more than JSON can say.`);
  return `<script type="application/json" id="answers">${text}</script>`;
}

/** The built page with a rendered one in it, its styles within, and its scripts asked for at once. */
export function fillPage(template: string, page: RenderedPage, bundle: Rolldown.OutputBundle): string {
  const hoisted = HOISTED.exec(page.html)?.[0] ?? '';
  const [link = '', common = ''] = STYLESHEET.exec(template) ?? [];
  const chunks = chunksOf(bundle, page.route);
  const styles = new Set([
    common,
    ...chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  ]);
  const scripts = chunks
    .filter(({ fileName }) => !template.includes(fileName))
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
  // Behind everything that is to be seen before them.
  const icons = Object.keys(bundle)
    .filter((file) => ICONS.test(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return (
    template
      .replace(
        '<html',
        () => `<html data-page="${page.address}"${page.answers.length > 0 ? ' data-untouched' : ''}`,
      )
      .replace(link, () => inlined(bundle, [...styles]))
      // The picture that is asked for first is there first.
      .replace('<script type="module"', () => `${hoisted}<script type="module"`)
      .replace('</head>', () => `${scripts.join('')}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${page.html.slice(hoisted.length)}</div>${embedded(page)}`,
      )
      .replace('</body>', () => `${icons.join('')}</body>`)
  );
}
