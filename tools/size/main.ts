import { ensureChromium } from '../browser/install.ts';
import { measureSizes } from './measure.ts';
import { sizeLines } from './report.ts';

const HELP = `pnpm size [--json]

Builds the demo and the build with Firebase if their sources changed, opens the demo's Home in a browser, and reports what
a visitor downloads.
Budgets are in tools/size/budgets.ts; over one, it ends with code 1.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  process.env['CHROMIUM_PATH'] = await ensureChromium((line) => console.error(line));
  const report = await measureSizes();
  console.log(
    process.argv.includes('--json') ? JSON.stringify(report, null, 2) : sizeLines(report).join('\n'),
  );
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}
