export declare const openSqliteStore: (options: SqliteStoreOptions) => Store;
export declare const scryptPasswords: Passwords;
export interface SqliteStoreOptions {
  readonly path: string;
  readonly seed?: Seed;
  readonly onSkipped?: (document: SkippedDocument) => void;
  readonly lookEvery?: number;
}
