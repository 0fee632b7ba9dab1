import { openPrivateFile } from '../src/private-file.ts';

/* Replaces a file by 100,000 times the same letter until it is killed, and prints a line for each time: `keep-writing.ts FILE LETTER`. */
const [path = '', letter = ''] = process.argv.slice(2);
const file = openPrivateFile(path);
for (;;) {
  file.write(letter.repeat(100_000));
  process.stdout.write(`${letter}\n`);
}
