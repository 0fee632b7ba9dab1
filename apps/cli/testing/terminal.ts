import { createInterface } from 'node:readline';
import { person } from './person.ts';

/**
 * A person at a command line in a process of its own, for tests of another one: `terminal.ts FOLDER PASSWORD` reads the words of a command as a
 * line of JSON, and answers with a line of JSON, an `Outcome`. Each command is a client of its own.
 */
const [, , folder = '', input = ''] = process.argv;
const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);
const command = person({ folder, environment, input, now: Date.now, columns: 100 });

for await (const line of createInterface({ input: process.stdin })) {
  const words = JSON.parse(line) as readonly string[]; // written by a test
  process.stdout.write(`${JSON.stringify(await command(words))}\n`);
}
