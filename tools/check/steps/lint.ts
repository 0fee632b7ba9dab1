import { lint } from '../../lint/lint.ts';
import type { Verdict } from '../step.ts';
import { sourceFiles, WORKSPACE } from '../../workspace/files.ts';

/** Lints the whole workspace. */
export async function checkLint(): Promise<Verdict> {
  const { files, problems } = await lint(WORKSPACE, ['packages', 'apps', 'tools']);
  const expected = sourceFiles().filter((path) => !path.includes('.gen.')).length;
  return {
    summary: `${files} files`,
    problems: [
      ...problems.map(({ path, line, message, rule }) => `${path}:${line} ${message} ${rule}`),
      ...(files < expected ? [`Only ${files} of ${expected} files were linted`] : []),
    ],
  };
}
