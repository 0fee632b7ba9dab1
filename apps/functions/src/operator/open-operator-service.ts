import { randomUUID } from 'node:crypto';
import { googlesFirestore } from '../notices/firestore-documents.ts';
import { createVerifyCaller } from '../notices/verify-caller.ts';
import { serviceAccount, type Environment } from '../service-account.ts';
import { openModeratedDatabase } from './moderated-database.ts';
import type { OperatorService } from './operator-function.ts';

/** `null` without a service account; then there is no desk, and the command line is left. */
export function openOperatorService(
  environment: Environment,
  log: (line: string) => void,
): OperatorService | null {
  const read = serviceAccount.safeParse(environment['FIREBASE_SERVICE_ACCOUNT']);
  if (!read.success) {
    log('operator: missing or invalid: FIREBASE_SERVICE_ACCOUNT');
    return null;
  }
  const {
    project_id: project,
    client_email: email,
    private_key_id: keyId,
    private_key: privateKey,
  } = read.data;
  return {
    database: openModeratedDatabase({ project, ...googlesFirestore({ email, keyId, privateKey }) }),
    verify: createVerifyCaller(project),
    now: Date.now,
    newId: randomUUID,
  };
}
