import { join } from 'node:path';
import { WORKSPACE } from '../../workspace/files.ts';
import { runNode } from '../../workspace/programs.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';

const OXFMT = join(WORKSPACE, 'node_modules/oxfmt/bin/oxfmt');

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Compares every file with the formatter's output; its settings are in .oxfmtrc.json. */
export async function checkFormat(): Promise<Verdict> {
  const { code, stdout, stderr } = await runNode(OXFMT, ['--list-different']);
  const files = linesOf(stdout);
  const isOne = files.length === 1;
  return {
    summary:
      code === 0
        ? 'every file is formatted'
        : `${counted(files.length, 'file')} ${isOne ? 'is' : 'are'} not formatted`,
    problems: code === 0 ? [] : [...files, ...linesOf(stderr)],
  };
}
