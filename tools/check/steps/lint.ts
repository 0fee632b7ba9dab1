import { lint } from '../../lint/lint.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';
import { sourceFiles, WORKSPACE } from '../../workspace/files.ts';

/** Lints the whole workspace. */
export async function checkLint(): Promise<Verdict> {
  const { files, problems: found } = await lint(WORKSPACE, ['packages', 'apps', 'tools']);
  const expected = sourceFiles().filter((path) => !path.includes('.gen.')).length;
  const problems = [
    ...found.map(({ path, line, message, rule }) => `${path}:${line} ${message} ${rule}`),
    ...(files < expected ? [`Only ${files} of ${expected} files were linted`] : []),
  ];
  const looked = `${files} files`;
  return {
    summary: problems.length > 0 ? `${counted(problems.length, 'problem')} in ${looked}` : looked,
    problems,
  };
}
