import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { OLDER_CLIENT } from '../testing/older-client.ts';

/*
 * A client of the release before keeps on the present rules what its contracts promise (D779): with the code of then, which
 * `record-older-client.ts` keeps. Each property runs once.
 */

interface OlderClient {
  readonly contracts: Readonly<Record<string, () => void>>;
}

/** What no rule decides: accounts, in which order and pages lists come, and which of the listings that were read are shown. */
const WITHOUT_RULES = new Set(
  `Accounts Google LoginChanges Session OtherSignIns Services NarrowedRobots NearestRobots NewRobots RobotLists RobotOrders
   MessagePages`
    .split(/\s+/)
    .map((name) => `describe${name}Contract`),
);

// Both adapters count their clients from one, and the SDK keeps sign-ins by a client's name for all files of a worker.
const recorded = gunzipSync(readFileSync(OLDER_CLIENT)).toString().replace('`roborrow-$', '`older-$');

// Three of its tests do not wait for what is read before they write (`eventually` of the contracts says why they must); later recordings do.
const UNTIL_FIRST = 'await eventually(() => a(e).toHaveLength(1));';
const code = recorded
  .replace(/(let \{ values: e \} = followInbox\(i\);)(\s+for )/, `$1 ${UNTIL_FIRST}$2`)
  .replace(
    /(let \{ values: e \} = followThread\(i, n\)), (r = newMessage\(n, i\))/,
    `$1; ${UNTIL_FIRST} let $2`,
  )
  .replace(/(e = \[mark\(\), mark\(\)\];)(\s+await sendAll)/, '$1 await Promise.all(e);$2');
// Here it finds what it imports.
const client = new URL('../node_modules/.older/client.mjs', import.meta.url);
mkdirSync(new URL('.', client), { recursive: true });
writeFileSync(client, code);
const { contracts } = (await import(client.href)) as OlderClient; // as it was recorded

for (const [name, describeContract] of Object.entries(contracts))
  if (!WITHOUT_RULES.has(name)) describeContract();
