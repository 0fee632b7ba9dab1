import { randomUUID } from 'node:crypto';
import { createVerifyCaller } from '../notices/verify-caller.ts';
import { openAccount } from '../open-account.ts';
import type { Environment } from '../service-account.ts';
import { openModeratedDatabase } from './moderated-database.ts';
import type { OperatorService } from './operator-function.ts';

/** `null` without a service account; then there is no desk, and the command line is left. */
export function openOperatorService(
  environment: Environment,
  log: (line: string) => void,
): OperatorService | null {
  const account = openAccount(environment, 'operator', log);
  return (
    account && {
      database: openModeratedDatabase(account),
      verify: createVerifyCaller(account.project),
      now: Date.now,
      newId: randomUUID,
    }
  );
}
