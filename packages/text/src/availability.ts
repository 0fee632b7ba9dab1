import * as messages from '@roborrow/messages/text/availability';

/** The badge of a listing, for visitors and for its owner: an unavailable one is paused by its owner (D143). */
export const availabilityText = (isAvailable: boolean): string =>
  isAvailable ? messages.available : messages.paused;
