import { buildFunctions } from './build-functions.ts';
import { buildWeb } from './build-web.ts';

const HELP = `pnpm build

Builds the web app into apps/web/dist and the HTTP functions into apps/functions/dist.
Settings come from the environment; .env.example says which there are.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  await buildFunctions();
  const { modules, isFresh } = await buildWeb();
  console.log(
    `${Object.keys(modules).length} chunks, ${isFresh ? 'built' : 'unchanged since the last build'}`,
  );
}
