import { epochMs } from '@roborrow/domain';
import { openDocuments } from '../notices/firestore-documents.ts';
import { openAccount } from '../open-account.ts';
import type { Environment } from '../service-account.ts';
import { createRentalStore } from './rental-store.ts';
import type { RentalService } from './settle-rentals.ts';

/** `null` without a service account; then nothing is counted, and no review is opened. */
export function openRentalService(
  environment: Environment,
  log: (line: string) => void,
): RentalService | null {
  const account = openAccount(environment, 'rentals', log);
  return account && { store: createRentalStore(openDocuments(account)), now: () => epochMs(Date.now()), log };
}
