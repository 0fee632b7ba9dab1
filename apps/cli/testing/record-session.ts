import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { person, NOON } from './person.ts';

/**
 * Two people on one set of data: one finds a robot and asks its owner, who answers. Prints what they typed and what they saw. The words of
 * a command line are split at blanks outside of quotes.
 */
const SESSION = [
  ['june', 'roborrow search "lawn mower" --near "Apex, NC" --radius 25 --max-price 50'],
  ['june', 'roborrow show demo-meadow-mower'],
  ['june', 'roborrow login --email june@demo.roborrow.example'],
  ['june', 'roborrow send --about demo-meadow-mower "Is it free on Saturday? My lawn is a quarter acre."'],
  ['daniel', 'roborrow login --email daniel@demo.roborrow.example'],
  ['daniel', 'roborrow inbox'],
  ['daniel', 'roborrow thread "June Anders"'],
  ['daniel', 'roborrow send --to "June Anders" "It is. Come by after nine, it is charged."'],
  ['june', 'roborrow inbox'],
  ['june', 'roborrow thread demo-daniel'],
  ['daniel', 'roborrow meet demo-asks-night return 2026-03-18T16:30 "The loading dock of the plant, gate 2"'],
  ['daniel', 'roborrow rentals demo-asks-night'],
  ['june', 'roborrow logout'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'roborrow-'));
let now = NOON;
const options = { folder, now: () => now, columns: 100, asker: { password: async () => 'robots4all' } };
const people = { june: person({ ...options, name: 'june' }), daniel: person({ ...options, name: 'daniel' }) };

try {
  await people.june(['demo', '--yes']);
  for (const [name, line] of SESSION) {
    now += 60_000;
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const { code, out, err } = await people[name](words.slice(1));
    console.info(`${name}$ ${line}\n${err}${out}${code === 0 ? '' : `(exit code ${code})\n`}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
