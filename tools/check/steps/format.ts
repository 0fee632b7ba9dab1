import { format } from '../../format/format.ts';
import type { Verdict } from '../step.ts';

/** Compares every file with how the formatter would write it. */
export async function checkFormat(): Promise<Verdict> {
  const { code, files, stderr } = await format('check');
  return {
    summary: code === 0 ? 'every file is formatted' : 'run `pnpm format`, which formats these files',
    problems: code === 0 ? [] : [...files, ...stderr.split('\n').filter((line) => line !== '')],
  };
}
