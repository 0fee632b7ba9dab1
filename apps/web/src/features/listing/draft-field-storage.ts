import { PLACE_SOURCES } from '@roborrow/domain';
import * as z from 'zod/mini';
import type { ListingFields } from './listing-fields.ts';

const place = z.object({
  placeId: z.string(),
  description: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
  source: z.optional(z.enum(PLACE_SOURCES)),
});

/** Restored fields have the right types, but a picked place is an object whose parts must be checked. */
export const repairFields = (kept: ListingFields): ListingFields => {
  const { data } = place.safeParse(kept.pickedPlace);
  return { ...kept, pickedPlace: data ? kept.pickedPlace : null };
};
