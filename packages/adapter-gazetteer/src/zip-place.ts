import type { Coordinates, KnownPlace, PlaceSuggestion } from '@roborrow/domain';
import type { State } from './states.ts';

/** A ZIP code of the 50 states and the District of Columbia. */
export interface ZipPlace {
  readonly zip: string;
  readonly state: State;
  /** The town of its postal address, or the nearest known one. */
  readonly town: string;
  /** Exact to a hundredth of a degree, as for places. */
  readonly coordinates: Coordinates;
}

/** "Apex, NC 27502, USA", as on an envelope. */
export const suggestedZip = ({ zip, state, town }: ZipPlace): PlaceSuggestion => {
  const secondaryText = `${state.code} ${zip}, USA`;
  return {
    placeId: `us:zip:${zip}`,
    description: `${town}, ${secondaryText}`,
    mainText: town,
    secondaryText,
  };
};

export const knownZip = (place: ZipPlace): KnownPlace => ({
  description: suggestedZip(place).description,
  coordinates: { ...place.coordinates },
});
