import { tagline } from '@roborrow/messages/shared/brand';
import { BRAND_NAME } from './brand-name.text.ts';

/** The product's name and motto, wherever they are shown. */
export const brand = { name: BRAND_NAME, tagline } as const;
