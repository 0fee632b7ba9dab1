/** One line of a file, and the line that replaces it. */
export interface Replacement {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The part of a Markdown page below a heading of the second level. */
export const sectionOf = (page: string, heading: string): string =>
  page.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

/** The replacements in each `diff` block of a Markdown page. */
export const diffBlocksOf = (page: string): readonly (readonly Replacement[])[] =>
  [...page.matchAll(/^ *```diff\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => replacementsOf(block));

function replacementsOf(block: string): readonly Replacement[] {
  let path = '';
  let before = '';
  const replacements: Replacement[] = [];
  for (const line of block.split('\n').map((indented) => indented.replace(/^ {3}/, ''))) {
    if (line.startsWith('+++ b/')) path = line.slice(6);
    else if (line.startsWith('-') && !line.startsWith('---')) before = line.slice(1);
    else if (line.startsWith('+')) replacements.push({ path, before, after: line.slice(1) });
  }
  return replacements;
}

/** The test files that the page says will fail: those in backquotes. */
export const failingFilesOf = (page: string): readonly string[] =>
  [...new Set([...page.matchAll(/`([\w/.-]+\/[\w.-]+\.test\.ts)`/g)].map(([, path = '']) => path))]
    .filter((path) => /^(?:packages|apps)\//.test(path))
    .toSorted();
