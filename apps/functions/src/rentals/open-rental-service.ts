import { epochMs } from '@roborrow/domain';
import { googlesFirestore, openDocuments } from '../notices/firestore-documents.ts';
import { serviceAccount, type Environment } from '../service-account.ts';
import { createRentalStore } from './rental-store.ts';
import type { RentalService } from './settle-rentals.ts';

/** `null` without a service account; then nothing is counted, and no review is opened. */
export function openRentalService(
  environment: Environment,
  log: (line: string) => void,
): RentalService | null {
  const read = serviceAccount.safeParse(environment['FIREBASE_SERVICE_ACCOUNT']);
  if (!read.success) {
    log('rentals: missing or invalid: FIREBASE_SERVICE_ACCOUNT');
    return null;
  }
  const {
    project_id: project,
    client_email: email,
    private_key_id: keyId,
    private_key: privateKey,
  } = read.data;
  const documents = openDocuments({ project, ...googlesFirestore({ email, keyId, privateKey }) });
  return { store: createRentalStore(documents), now: () => epochMs(Date.now()), log };
}
