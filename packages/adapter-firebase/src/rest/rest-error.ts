import { isPortError, PortError } from '@roborrow/domain';
import { FIRESTORE_KINDS } from '../reading/firestore-codes.ts';

/** Firestore refused the request, or its answer could not be read. */
export class RestError extends Error {
  override readonly name = 'RestError';
  /** In the SDK's spelling: `permission-denied`. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Turns any thrown value into a `PortError`. */
export const portErrorOfRest = (thrown: unknown): PortError => {
  if (isPortError(thrown)) return thrown;
  if (!(thrown instanceof RestError)) return new PortError('failed', { cause: thrown });
  const kind = (Object.hasOwn(FIRESTORE_KINDS, thrown.code) && FIRESTORE_KINDS[thrown.code]) || 'failed';
  return new PortError(kind, {
    cause: thrown,
    ...(kind === 'failed' && { providerMessage: thrown.message }),
  });
};
