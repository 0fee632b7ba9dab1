import { checkRules } from '../../rules/check-rules.ts';
import { readCitingFiles, readPages } from '../../rules/read-files.ts';
import { rulesOf } from '../../rules/rule-book.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';

/** Holds the rule book, the code that cites it and the tests that hold it against each other. */
export async function checkRuleBook(): Promise<Verdict> {
  const pages = readPages();
  const problems = checkRules(pages, readCitingFiles());
  return {
    summary:
      problems.length === 0
        ? `${rulesOf(pages).length} rules, each with a test`
        : counted(problems.length, 'problem'),
    problems,
  };
}
