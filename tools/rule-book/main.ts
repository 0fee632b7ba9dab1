import { ruleMatrix } from './matrix.ts';
import { readCitingFiles, readPages } from './read-files.ts';

const HELP = `pnpm rule-book [D18 …]   each rule with the code that cites it and the tests that hold it`;

const wanted = process.argv.slice(2);
console.log(wanted.includes('--help') ? HELP : ruleMatrix(readPages(), readCitingFiles(), wanted));
