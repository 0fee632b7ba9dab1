/** The badge of a listing: availability is a boolean, shown as one of two words (specification §4). */
export const availabilityText = (isAvailable: boolean): string => (isAvailable ? 'Available' : 'Rented');
