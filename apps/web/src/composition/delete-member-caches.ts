/**
 * What Firebase's SDK calls the databases in which earlier versions kept what signed-in people had read: by the name of the
 * adapter's client and the user's id. Visitors', which stay, have "visitors" in place of an id.
 */
const MEMBER_CACHE = /^firestore\/roborrow-\d+-(?!visitors\/)/;

/** Deletes those databases. One that cannot be deleted now is tried again at the next start. */
export async function deleteMemberCaches(): Promise<void> {
  // Not every browser has any, can list them, or may.
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return;
  const databases = await indexedDB.databases().catch(() => []);
  for (const { name = '' } of databases) if (MEMBER_CACHE.test(name)) indexedDB.deleteDatabase(name);
}
