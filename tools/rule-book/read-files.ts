import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, packageFolders, WORKSPACE } from '../workspace/files.ts';
import type { TextFile } from './rule-book.ts';

const RULES = 'docs/rules';
const CITING = /\.(?:tsx?|js|css|rules|html)$/;

const read = (path: string): TextFile => [path, readFileSync(join(WORKSPACE, path), 'utf8')];

/** The pages of the rule book. */
export const readPages = (): readonly TextFile[] => filesBelow(RULES).map(read);

/** Every source that may cite a rule, except the tool's own tests, which use invented rules. */
export const readCitingFiles = (): readonly TextFile[] =>
  packageFolders()
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => CITING.test(path) && !path.startsWith('tools/rule-book/') && !path.includes('.gen.'))
    .map(read);
