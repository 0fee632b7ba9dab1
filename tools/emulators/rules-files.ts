import { fileURLToPath } from 'node:url';

const inFirebase = (name: string) => fileURLToPath(new URL(`../../apps/firebase/${name}`, import.meta.url));

export const RULES = inFirebase('firestore.rules');
export const STORAGE_RULES = inFirebase('storage.rules');
