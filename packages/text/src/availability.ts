/** The badge of a listing, for visitors and for its owner: an unavailable one is paused by its owner (D143). */
export const availabilityText = (isAvailable: boolean): string => (isAvailable ? 'Available' : 'Paused');
