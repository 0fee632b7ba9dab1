import * as messages from '@roborrow/messages/text/rating';
import { tenthsText } from './plurals.ts';

/** A rating from 0 to 5 with one decimal, a half up: "4.5", and "4.4" for 4.35 (D45). */
export const ratingText = (rating: number): string => tenthsText(Math.round(rating * 10) / 10);

/** "1 review", "12 reviews". */
export const reviewCount = (count: number): string => messages.reviews({ count });

/** "1 rental", "12 rentals". */
export const rentalCount = (count: number): string => messages.rentals({ count });

/** The rating for screen readers: "Rated 4.5 out of 5". */
export const ratingLabel = (rating: number): string => messages.rated({ rating: ratingText(rating) });
