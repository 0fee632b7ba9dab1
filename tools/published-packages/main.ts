import { UNAVAILABLE } from '../emulators/start.ts';
import { apiReports, writeReports } from './api-report.ts';
import { buildPackage } from './build-packages.ts';
import { checkPackages } from './check-packages.ts';
import { publishedPackages } from './manifests.ts';
import { packAll, PACKED } from './pack.ts';

const HELP = `pnpm published-packages [--api | --pack | --check]

Builds the packages that others can install, each into its dist.
--api    also writes down what they export, in docs/api
--pack   also makes the archives that \`npm install\` takes, and prints their paths
--check  instead looks at everything that users of the packages rely on, and prints what is wrong as JSON;
         \`pnpm check published-packages\` does the same`;

const [option] = process.argv.slice(2);
if (option === '--check') {
  const report = await checkPackages();
  for (const problem of report.problems) console.log(problem);
  console.log(report.summary);
  // In CI a missing browser is a problem already, and a registry that cannot be reached is none.
  const isLeftOut = report.leftOut && process.env['CI'] === undefined;
  process.exitCode = report.problems.length > 0 ? 1 : isLeftOut ? UNAVAILABLE : 0;
} else if (option && !['--api', '--pack'].includes(option)) {
  console.log(HELP);
  process.exitCode = option === '--help' ? 0 : 2;
} else {
  const packages = publishedPackages();
  for (const published of packages) {
    await buildPackage(published);
    if (option === '--api') writeReports(await apiReports(published));
    console.log(`${published.name}: ${published.entries.map(({ key }) => key).join(', ')}`);
  }
  if (option === '--pack') for (const { archive } of await packAll(packages, PACKED)) console.log(archive);
}
