import { googlesFirestore, openDocuments, type Documents } from './notices/firestore-documents.ts';
import { serviceAccount, type Environment } from './service-account.ts';

/** The documents of the service account's project; `null` without an account, which is logged under a name. */
export function openAccountsDocuments(
  environment: Environment,
  name: string,
  log: (line: string) => void,
): Documents | null {
  const read = serviceAccount.safeParse(environment['FIREBASE_SERVICE_ACCOUNT']);
  if (!read.success) {
    log(`${name}: missing or invalid: FIREBASE_SERVICE_ACCOUNT`);
    return null;
  }
  const {
    project_id: project,
    client_email: email,
    private_key_id: keyId,
    private_key: privateKey,
  } = read.data;
  return openDocuments({ project, ...googlesFirestore({ email, keyId, privateKey }) });
}
