import { readFileSync } from 'node:fs';
import { ALL_CASES } from '../rules-tests/all-cases.ts';
import { openRulesEnvironment } from '../rules-tests/environment.ts';
import { createCoverage, type ReportNode } from './coverage.ts';

const HELP = `pnpm --filter @roborrow/firebase-project coverage

Asks the rules everything that their tests ask, and names each condition that never came to both true and
false.`;

async function measure(host: string): Promise<number> {
  const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
  const coverage = createCoverage(rules);
  let asked = 0;
  for (const [index, cases] of Object.values(ALL_CASES).entries()) {
    // One project per group, because a report contains every value of every expression and grows long.
    const project = `demo-roborrow-coverage-${index}`;
    const { outcomeOf, close } = await openRulesEnvironment(project, rules, host);
    for (const one of cases) await outcomeOf(one);
    asked += cases.length;
    await close();
    const response = await fetch(`http://${host}/emulator/v1/projects/${project}:ruleCoverage`);
    const { report = [] } = (await response.json()) as { readonly report?: readonly ReportNode[] }; // the emulator's format
    report.forEach(coverage.add);
  }
  const conditions = coverage.conditions();
  const oneWay = conditions.filter(({ wasTrue, wasFalse }) => !wasTrue || !wasFalse);
  for (const { line, text, wasTrue } of oneWay) {
    console.info(`line ${line}: never ${wasTrue ? 'false' : 'true'}: ${text}`);
  }
  console.info(
    `${asked} cases, ${conditions.length} conditions, ${conditions.length - oneWay.length} came to both.`,
  );
  return oneWay.length === 0 ? 0 : 1;
}

const { FIRESTORE_EMULATOR_HOST: host } = process.env;
if (process.argv.includes('--help') || !host) {
  console.info(HELP);
  process.exitCode = host ? 0 : 2;
} else {
  process.exitCode = await measure(host);
}
