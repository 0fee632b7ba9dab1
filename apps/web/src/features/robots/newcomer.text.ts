import { brand } from '../../shared/brand.text.ts';

/** Shown for a user without reviews (D45). */
export const newcomer = `New on ${brand.name}`;
