import { describe, expect, test } from 'vitest';
import { checkRules } from './check-rules.ts';
import { ruleMatrix } from './matrix.ts';
import type { TextFile } from './rule-book.ts';

const PAGE: TextFile = ['docs/rules/a.md', '- **D1 One.** A rule.\n\n| D200 | Two | a table row |\n'];
const CODE: TextFile = ['packages/domain/src/a.ts', '/** Counts (D1). */\n'];
const TEST: TextFile = ['packages/domain/src/a.test.ts', "test('D1 and D200', () => {});\n"];

describe('the rule book', () => {
  test('passes when each citation refers to a rule and each rule has a test', () => {
    expect(checkRules([PAGE], [CODE, TEST])).toEqual([]);
  });

  test.each<[string, readonly TextFile[], readonly TextFile[], string]>([
    [
      'a citation that leads nowhere',
      [PAGE],
      [CODE, TEST, ['apps/web/src/b.ts', '\n// D7']],
      'apps/web/src/b.ts:2 cites D7, which no page of docs/rules defines',
    ],
    [
      'a page that mentions a rule that is not there',
      [PAGE, ['docs/rules/b.md', 'See D9.']],
      [TEST],
      'docs/rules/b.md:1 mentions D9, which no page of docs/rules defines',
    ],
    [
      'an id that is defined twice',
      [PAGE, ['docs/rules/b.md', '- **D1 Again.** Another rule.']],
      [TEST],
      'docs/rules/a.md defines D1, which docs/rules/b.md defines too',
    ],
    [
      'a rule that only code cites',
      [PAGE],
      [CODE, ['packages/domain/src/a.test.ts', '// D200']],
      'docs/rules/a.md: no test cites D1 (One)',
    ],
    [
      'a document that is not in the repository',
      [PAGE],
      [TEST, ['apps/web/src/b.ts', '// specification §7']],
      'apps/web/src/b.ts:1 cites a document that is not here',
    ],
  ])('fails for %s', (_, pages, files, problem) => {
    expect(checkRules(pages, files)).toEqual([problem]);
  });

  test('shows each rule with its code and its tests', () => {
    expect(ruleMatrix([PAGE], [CODE, TEST], ['D1'])).toBe(
      'D1 One (docs/rules/a.md)\n  code:   packages/domain/src/a.ts\n  tests:  packages/domain/src/a.test.ts',
    );
  });
});
