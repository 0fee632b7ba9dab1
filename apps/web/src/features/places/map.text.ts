import type { DistanceUnit, DollarsPerDay, MatchCount, Miles } from '@roborrow/domain';
import * as messages from '@roborrow/messages/places/map';
import { distanceText } from '@roborrow/text/distance';
import { dollars, pricePerDay } from '@roborrow/text/money';
import { matchWords, radiusText } from '@roborrow/text/plurals';

/** "Apex" of "Apex, NC, USA". */
const townName = (place: string): string => place.split(',')[0] ?? place;

const { onMap } = messages.map;

/** The map beside the results of a search (D380). */
export const map = {
  ...messages.map,
  /** Said to screen readers, with what it will search. */
  searchIn: (place: string, radius: Miles, unit: DistanceUnit): string =>
    messages.map.searchIn({ place, distance: radiusText(radius, unit) }),
  /** "61 robots on the map", "24 of 61 robots on the map": only those that were loaded are on it. */
  onMap: (loaded: number, count: MatchCount): string =>
    count.kind === 'exact' && count.value === loaded
      ? onMap.all({ count: loaded })
      : onMap.some({ loaded, ...matchWords(count) }),
  /** A town's label: "$45", or "3 from $45". */
  townLabel: (robots: number, lowest: DollarsPerDay): string =>
    messages.map.townLabel({ robots, price: dollars(lowest) }),
  /** "Apex, NC, USA: 3 robots from $45/day", or "Apex, NC, USA and 2 more towns: 5 robots from $14/day". */
  towns: (place: string, others: number, robots: number, lowest: DollarsPerDay): string =>
    messages.map.towns({ place, others, robots, price: pricePerDay(lowest) }),
  robotsFrom: (robots: number, lowest: DollarsPerDay): string =>
    messages.map.robotsFrom({ robots, price: pricePerDay(lowest) }),
  townName,
  /** "Cary, 4.2 miles": a town beyond the edge of the map. */
  townBeyond: (town: string, distance: Miles, unit: DistanceUnit): string =>
    messages.map.townBeyond({ town, distance: distanceText(distance, unit) }),
  ring: radiusText,
} as const;
