import type { PlacesPort } from '@roborrow/domain';
import type { Operations } from '../operations.ts';

/** The given places service with the latency and the faults of this backend. */
export const createPlaces = ({ answer }: Operations, places: PlacesPort): PlacesPort => {
  const suggest = answer('places.suggest', (text: string) => places.suggest(text));
  return {
    suggest: (text) => suggest(text).catch(() => []),
    geocode: answer('places.geocode', (address) => places.geocode(address)),
  };
};
