import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../workspace/files.ts';

/** A module in TypeScript, to compile in a project of its own. */
export interface SourceFile {
  /** Its name without its ending. */
  readonly file: string;
  readonly code: string;
}

const PAGE = 'docs/new-backend.md';

/** The files that the page has its reader write, in the order of the page. */
const FILES = ['json-store.contract.test', 'open-json-store'];

/** How many contracts the page's store keeps, at least. */
export const FEWEST_CONTRACTS = 420;

/** The page on a backend of one's own, as the files of a project. @throws Error if the page shows others. */
export function newBackendPage(): readonly SourceFile[] {
  const page = readFileSync(join(WORKSPACE, PAGE), 'utf8');
  const blocks = [...page.matchAll(/```ts\n([^]*?)```/g)].map(([, block = '']) =>
    block.replaceAll(/^ {3}/gm, ''),
  );
  const isAsNamed = blocks.length === FILES.length && FILES.every((file) => page.includes(`\`${file}.ts\``));
  if (!isAsNamed) throw new Error(`${PAGE} has other files than ${FILES.join(', ')}`);
  return FILES.map((file, i) => ({ file, code: blocks[i] ?? '' }));
}
