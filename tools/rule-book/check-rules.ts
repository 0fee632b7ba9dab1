import { citationsOf, foreignCitationsOf, isTest, rulesOf, type TextFile } from './rule-book.ts';

/** The problems between the rule book's pages and the files that cite it; empty if there are none. */
export function checkRules(pages: readonly TextFile[], files: readonly TextFile[]): readonly string[] {
  const rules = rulesOf(pages);
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const citations = citationsOf(files);
  const tested = new Set(citations.filter(({ path }) => isTest(path)).map(({ id }) => id));
  return [
    ...rules
      .filter((rule) => known.get(rule.id) !== rule)
      .map(({ id, page }) => `${page} defines ${id}, which ${known.get(id)?.page} defines too`),
    ...citations
      .filter(({ id }) => !known.has(id))
      .map(({ id, path, line }) => `${path}:${line} cites ${id}, which no page of docs/rules defines`),
    ...citationsOf(pages)
      .filter(({ id }) => !known.has(id))
      .map(({ id, path, line }) => `${path}:${line} mentions ${id}, which no page of docs/rules defines`),
    ...foreignCitationsOf(files),
    ...[...known.values()]
      .filter(({ id }) => !tested.has(id))
      .map(({ id, title, page }) => `${page}: no test cites ${id} (${title})`),
  ];
}
