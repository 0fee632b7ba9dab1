import { counted } from './plurals.ts';

/** Texts of every field for a place. */
export const placeInput = {
  placeholder: 'City or town',
  suggestions: 'Suggested places',
  /** The credit of each source, in the wording that its terms require. */
  sources: { google: 'Google Maps', openstreetmap: '© OpenStreetMap' },
  /** Announced to screen readers when the list changes. */
  announce: (count: number): string => `${counted(count, 'place')} found`,
} as const;
