import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { callerOf } from '../src/notices/verify-caller.ts';
import { openModeratedDatabase } from '../src/operator/moderated-database.ts';
import type { OperatorService } from '../src/operator/operator-function.ts';

/** The operator's function on Firebase's emulators, whose tokens have no signature: this must never be deployed. */
export const emulatedOperator = (project: string, onRead?: (documents: number) => void): OperatorService => ({
  database: openModeratedDatabase({
    project,
    service: `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`,
    authorization: async () => 'Bearer owner',
    ...(onRead && { onRead }),
  }),
  verify: async (token) => {
    try {
      return callerOf(decodeJwt(token));
    } catch {
      return null;
    }
  },
  now: Date.now,
  newId: randomUUID,
});
