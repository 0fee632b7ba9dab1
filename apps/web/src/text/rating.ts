/** A rating from 0 to 5 with one decimal: "4.5" (specification §9). */
export const ratingText = (rating: number): string => rating.toFixed(1);

/** The same for somebody who cannot see the star beside it. */
export const ratingLabel = (rating: number): string => `Rated ${ratingText(rating)} out of 5`;
