import { counted } from './plurals.ts';

/** Wherever a place is typed. */
export const placeInput = {
  placeholder: 'City or town',
  suggestions: 'Suggested places',
  /** Whose places they are, in the words that the owner asks for. */
  sources: { google: 'Google Maps', openstreetmap: '© OpenStreetMap' },
  /** For somebody who hears that the list has changed. */
  announce: (count: number): string => `${counted(count, 'place')} found`,
} as const;
