import { googlesFirestore, type DocumentsOptions } from './notices/firestore-documents.ts';
import { serviceAccount, type Environment } from './service-account.ts';

/** How the service account of an environment reaches its project's documents; `null` without one, which is logged under a name. */
export function openAccount(
  environment: Environment,
  name: string,
  log: (line: string) => void,
): DocumentsOptions | null {
  const { data } = serviceAccount.safeParse(environment['FIREBASE_SERVICE_ACCOUNT']);
  if (!data) {
    log(`${name}: missing or invalid: FIREBASE_SERVICE_ACCOUNT`);
    return null;
  }
  const { project_id: project, client_email: email, private_key_id: keyId, private_key: privateKey } = data;
  return { project, ...googlesFirestore({ email, keyId, privateKey }) };
}
