/** The initial values of a new listing, besides its owner's details and the timestamps (D140). */
export const robotDefaults = { isAvailable: true, rating: 0, reviewCount: 0, totalRentals: 0 } as const;
