/**
 * The names of the databases in which earlier versions stored the data that signed-in users had read: the
 * name of the adapter's client and the user's id. Visitors' databases have "visitors" instead of an id; they
 * are kept.
 */
const MEMBER_CACHE = /^firestore\/roborrow-\d+-(?!visitors\/)/;

/** Deletes those databases. If one cannot be deleted now, the next start tries again. */
export async function deleteMemberCaches(): Promise<void> {
  // Not every browser supports databases, can list them, or allows access.
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return;
  const databases = await indexedDB.databases().catch(() => []);
  for (const { name = '' } of databases) if (MEMBER_CACHE.test(name)) indexedDB.deleteDatabase(name);
}
