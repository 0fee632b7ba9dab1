import { epochMs } from '@roborrow/domain';
import { openAccountsDocuments } from '../open-documents.ts';
import type { Environment } from '../service-account.ts';
import { createRentalStore } from './rental-store.ts';
import type { RentalService } from './settle-rentals.ts';

/** `null` without a service account; then nothing is counted, and no review is opened. */
export function openRentalService(
  environment: Environment,
  log: (line: string) => void,
): RentalService | null {
  const documents = openAccountsDocuments(environment, 'rentals', log);
  return documents && { store: createRentalStore(documents), now: () => epochMs(Date.now()), log };
}
