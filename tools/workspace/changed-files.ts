import { run } from './programs.ts';

/**
 * The files that are not as in the commit before the last one, as paths from the workspace, with forward slashes: what is being worked on,
 * committed or not. Empty without git or such a commit.
 */
export async function changedFiles(): Promise<readonly string[]> {
  const listed = await Promise.all([
    run('git', ['diff', '--name-only', '--relative', 'HEAD~1']),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return listed.flatMap(({ code, stdout }) => (code === 0 ? stdout.split('\n').filter(Boolean) : []));
}
