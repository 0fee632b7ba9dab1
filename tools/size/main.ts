import { ensureChromium } from '../browser/install.ts';
import { measureSizes } from './measure.ts';

const HELP = `pnpm size [--json]

Builds the demo and the build with Firebase if their sources changed, opens the demo's Home in a browser, and reports what
a visitor downloads.
Budgets are in tools/size/budgets.ts; over one, it ends with code 1.`;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  process.env['CHROMIUM_PATH'] = await ensureChromium((line) => console.error(line));
  const report = await measureSizes();
  const { measured, home, problems } = report;
  const kinds = Object.entries(home).map(([kind, bytes]) => `${kind} ${kB(bytes).trim()}`);
  const lines = [
    'JavaScript, gzipped:',
    ...measured.map(({ name, bytes, budget }) => `  ${kB(bytes)} of ${kB(budget)}  ${name}`),
    `All that Home fetches: ${kinds.join(', ')}`,
    ...problems.map((problem) => `✗ ${problem}`),
  ];
  console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : lines.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
