import * as messages from '@roborrow/messages/places/place-input';

/** Texts of every field for a place. */
export const placeInput = {
  ...messages.placeInput,
  /** The credit of each source, in the wording that its terms require. */
  sources: { google: 'Google Maps', openstreetmap: '© OpenStreetMap' },
  /** Announced to screen readers, as the search for the device's position is (D340). */
  nearestTown: (town: string): string => messages.placeInput.nearestTown({ town }),
  /** Announced to screen readers when the list changes. */
  announce: (count: number): string => messages.placeInput.announce({ count }),
} as const;
