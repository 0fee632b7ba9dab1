/** The public badge of a listing: availability is a boolean, shown as one of two words (D143). */
export const availabilityText = (isAvailable: boolean): string => (isAvailable ? 'Available' : 'Rented');

/** The same in the owner's tools, where a listing is unavailable because its owner paused it (D143). */
export const ownerAvailabilityText = (isAvailable: boolean): string =>
  isAvailable ? availabilityText(true) : 'Paused';
