import { counted } from './plurals.ts';

/** A rating from 0 to 5 with one decimal, a half up: "4.5", and "4.4" for 4.35 (D45). */
export const ratingText = (rating: number): string => (Math.round(rating * 10) / 10).toFixed(1);

/** "1 review", "12 reviews". */
export const reviewCount = (count: number): string => counted(count, 'review');

/** "1 rental", "12 rentals". */
export const rentalCount = (count: number): string => counted(count, 'rental');

/** The rating for screen readers: "Rated 4.5 out of 5". */
export const ratingLabel = (rating: number): string => `Rated ${ratingText(rating)} out of 5`;
