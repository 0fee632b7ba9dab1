declare const __RELEASE__: Release;

/** Which version this is, for reports and health. A global of its own: Home's scripts do not need it. */
export interface Release {
  /** Of the product, e.g. "0.1.0". */
  readonly version: string;
  /** The commit, or what its builder named it. */
  readonly build: string;
  /** Who is told of failures in browsers, and of which share from 0 to 1; `null` for nobody. */
  readonly failures: { readonly dsn: string; readonly share: number } | null;
}

export const release: Release = __RELEASE__;
