import { citationsOf, isTest, rulesOf, type TextFile } from './rule-book.ts';

const NONE = '—';

/**
 * The rules with the code that cites them and the tests that prove them, as text; `wanted` selects single
 * rules.
 */
export function ruleMatrix(
  pages: readonly TextFile[],
  files: readonly TextFile[],
  wanted: readonly string[] = [],
): string {
  const citations = citationsOf(files);
  const pathsOf = (id: string, areTests: boolean) => [
    ...new Set(
      citations.filter((cited) => cited.id === id && isTest(cited.path) === areTests).map(({ path }) => path),
    ),
  ];
  return rulesOf(pages)
    .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
    .map(({ id, title, page }) => {
      const list = (paths: readonly string[]) => (paths.length > 0 ? paths.join('\n          ') : NONE);
      return `${id} ${title} (${page})\n  code:   ${list(pathsOf(id, false))}\n  tests:  ${list(pathsOf(id, true))}`;
    })
    .join('\n\n');
}
