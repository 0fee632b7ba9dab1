import type { FindRobotsOutcome } from '@roborrow/domain';
import { priceParams, type SearchParams } from './search-params.ts';

/** What a search answers that has criteria. */
export type Searched = Extract<FindRobotsOutcome, { kind: 'near' | 'everywhere' }>;

/**
 * The price, the radius and the place that a search read in its words, as filters of an address: a search with other words keeps them
 * (D103).
 */
export const readInWords = (searched: Searched): SearchParams =>
  Object.assign(
    {},
    ...searched.understood.map((piece): SearchParams => {
      switch (piece.kind) {
        case 'price':
          return priceParams(piece.price);
        case 'radius':
          // Kilometers are many digits of miles.
          return { distance: String(Math.ceil(piece.radius * 100) / 100) };
        case 'place':
          return { location: searched.kind === 'near' ? searched.label : searched.state?.name };
        case 'words':
          return {};
      }
    }),
  ) as SearchParams; // `assign` of a spread list has no type
