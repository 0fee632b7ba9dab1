import { fileURLToPath } from 'node:url';

const inFirebase = (name: string) =>
  fileURLToPath(new URL(`../../packages/firebase-project/${name}`, import.meta.url));

export const RULES = inFirebase('firestore.rules');
export const STORAGE_RULES = inFirebase('storage.rules');
