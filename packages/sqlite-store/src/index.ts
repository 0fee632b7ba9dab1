export { openSqliteStore, type SqliteStoreOptions } from './open-sqlite-store.ts';
export { scryptPasswords } from './scrypt-passwords.ts';
