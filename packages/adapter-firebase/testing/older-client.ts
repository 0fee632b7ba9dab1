/** The adapter of the release before, with its contracts, compressed. */
export const OLDER_CLIENT = new URL('../contracts/fixtures/older-client.mjs.gz', import.meta.url);
