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

/** What no rule decides: accounts, and which of the listings that were read are shown. */
const WITHOUT_RULES = new Set(
  ['Accounts', 'Google', 'LoginChanges', 'Session', 'Services', 'NarrowedRobots', 'NearestRobots'].map(
    (name) => `describe${name}Contract`,
  ),
);

// Here it finds what it imports.
const client = new URL('../node_modules/.older/client.mjs', import.meta.url);
mkdirSync(new URL('.', client), { recursive: true });
writeFileSync(client, gunzipSync(readFileSync(OLDER_CLIENT)));
const { contracts } = (await import(client.href)) as OlderClient; // as it was recorded

for (const [name, describeContract] of Object.entries(contracts))
  if (!WITHOUT_RULES.has(name)) describeContract();
