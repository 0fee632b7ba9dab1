import { checkRules } from '../../rule-book/check-rules.ts';
import { readCitingFiles, readPages } from '../../rule-book/read-files.ts';
import { rulesOf } from '../../rule-book/rule-book.ts';
import { counted } from '../counted.ts';
import type { Verdict } from '../step.ts';

/** Checks that every cited rule exists and that every rule is cited by a test. */
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
