import type { ListingError, SaveProfileError } from '@roborrow/domain';

/** Whether a save ended because the person gave its upload up. */
export const isCancelled = (error: ListingError | SaveProfileError): boolean =>
  error.kind === 'port' && error.error.kind === 'cancelled';
