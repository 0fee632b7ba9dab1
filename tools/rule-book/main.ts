import { checkRules } from './check-rules.ts';
import { ruleMatrix } from './matrix.ts';
import { readCitingFiles, readPages } from './read-files.ts';
import { rulesOf } from './rule-book.ts';

const HELP = `pnpm rule-book [D18 …]   each rule with the code that cites it and the tests that hold it
pnpm rule-book --check   ends with 1 if a rule has no test, or a citation no rule`;

const wanted = process.argv.slice(2);
const pages = readPages();
if (wanted.includes('--check')) {
  const problems = checkRules(pages, readCitingFiles());
  for (const problem of problems) console.log(problem);
  console.log(`${rulesOf(pages).length} rules, each with a test`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else console.log(wanted.includes('--help') ? HELP : ruleMatrix(pages, readCitingFiles(), wanted));
