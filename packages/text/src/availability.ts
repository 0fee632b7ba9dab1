/** The public badge of a listing: its availability as one of two words (D143). */
export const availabilityText = (isAvailable: boolean): string => (isAvailable ? 'Available' : 'Rented');

/** The word in the owner's tools, where an unavailable listing is one that its owner paused (D143). */
export const ownerAvailabilityText = (isAvailable: boolean): string =>
  isAvailable ? availabilityText(true) : 'Paused';
