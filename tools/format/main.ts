import { format } from './format.ts';

const { files, stderr, code } = await format('write');
for (const path of files) console.log(path);
if (stderr !== '') console.error(stderr);
process.exitCode = code;
