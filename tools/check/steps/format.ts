import { format } from '../../format/format.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';

/** Compares every file with the formatter's output. */
export async function checkFormat(): Promise<Verdict> {
  const { code, files, stderr } = await format('check');
  const isOne = files.length === 1;
  return {
    summary:
      code === 0
        ? 'every file is formatted'
        : `${counted(files.length, 'file')} ${isOne ? 'is' : 'are'} not formatted`,
    problems: code === 0 ? [] : [...files, ...stderr.split('\n').filter((line) => line !== '')],
  };
}
