import { sourceFiles, WORKSPACE } from '../workspace/files.ts';
import { lint } from './lint.ts';

// Lints the whole workspace, or the files that are named. A file that the linter passes over is a problem, too.
const named = process.argv.slice(2);
const expected = named.length > 0 ? named : sourceFiles().filter((path) => !path.includes('.gen.'));
const { problems, files } = await lint(WORKSPACE, named.length > 0 ? named : ['packages', 'apps', 'tools']);
for (const { path, line, message, rule } of problems) console.log(`${path}:${line} ${message} ${rule}`);
if (files < expected.length) console.log(`Only ${files} of ${expected.length} files were linted`);
console.log(`${files} files`);
process.exitCode = problems.length > 0 || files < expected.length ? 1 : 0;
