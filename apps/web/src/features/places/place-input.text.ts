import { counted } from '@roborrow/text/plurals';

/** Texts of every field for a place. */
export const placeInput = {
  placeholder: 'City or town',
  suggestions: 'Suggested places',
  /** The credit of each source, in the wording that its terms require. */
  sources: { google: 'Google Maps', openstreetmap: '© OpenStreetMap' },
  useLocation: 'Use my location',
  /** Announced to screen readers while the device is looking for its position, and with the result (D340). */
  locating: 'Looking for your location',
  nearestTown: (town: string): string => `The nearest town is ${town}`,
  /** The app's own code for it could not be loaded. */
  notLoaded: 'We could not look for your location. Try again, or type a town.',
  close: 'Close',
  /** Announced to screen readers when the list changes. */
  announce: (count: number): string => `${counted(count, 'place')} found`,
} as const;
