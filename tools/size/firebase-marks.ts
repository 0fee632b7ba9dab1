import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that the Firebase SDK cannot do without, and that nothing else in the bundle has a reason to say. */
const MARKS = [
  'firebaseapp.com',
  'firestore.googleapis',
  'identitytoolkit',
  'securetoken.google',
  '@firebase/',
  'firebaseio.com',
];

/** The files of a build with a trace of Firebase's SDK, each with what was found. */
export const findFirebase = (folder: string, files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const found = MARKS.filter((mark) => text.includes(mark));
    return found.length > 0 ? [`${file}: ${found.join(', ')}`] : [];
  });
