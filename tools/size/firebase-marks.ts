import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that the Firebase SDK always contains, and that no other code in the bundle contains. */
const MARKS = [
  'firebaseapp.com',
  'firestore.googleapis',
  'identitytoolkit',
  'securetoken.google',
  '@firebase/',
  'firebaseio.com',
];

/** The files of a build that contain Firebase's SDK, each with the text that was found. */
export const findFirebase = (folder: string, files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const found = MARKS.filter((mark) => text.includes(mark));
    return found.length > 0 ? [`${file}: ${found.join(', ')}`] : [];
  });
