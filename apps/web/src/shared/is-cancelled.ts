import type { ListingError, SaveProfileError } from '@roborrow/domain';

/** Whether a save ended because the user cancelled its upload. */
export const isCancelled = (error: ListingError | SaveProfileError): boolean =>
  error.kind === 'port' && error.error.kind === 'cancelled';
