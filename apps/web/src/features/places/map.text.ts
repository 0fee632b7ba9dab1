import { displayDistance, type DollarsPerDay, type MatchCount, type Miles } from '@roborrow/domain';
import { distanceText } from '@roborrow/text/distance';
import { dollars, pricePerDay } from '@roborrow/text/money';
import { counted, numberText, radiusText, robotCount, robotMatches } from '@roborrow/text/plurals';

/** "Apex" of "Apex, NC, USA". */
const townName = (place: string): string => place.split(',')[0] ?? place;

/** The map beside the results of a search (D380). */
export const map = {
  /** The button that shows it, and the sheet's title on a phone. */
  title: 'Map',
  list: 'List',
  label: 'Map of the robots found',
  kind: 'map',
  help: 'Arrow keys move the map, plus and minus zoom, 0 shows the whole search again. The list shows the same robots.',
  loading: 'Drawing the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showWhole: 'Show the whole search',
  searchHere: 'Search this area',
  /** No radius that a search may have covers what is seen. */
  tooFar: 'Zoom in to search here',
  /** Said to screen readers, with what it will search. */
  searchIn: (place: string, radius: Miles): string =>
    `Search this area: ${radiusText(radius)} around ${place}`,
  /** "61 robots on the map", "24 of 61 robots on the map": only those that were loaded are on it. */
  onMap: (shown: number, count: MatchCount): string =>
    count.kind === 'exact' && count.value === shown
      ? `${robotCount(shown)} on the map`
      : `${numberText(shown)} of ${robotMatches(count)} on the map`,
  /** A town's label: "$45", or "3 from $45". */
  townLabel: (robots: number, lowest: DollarsPerDay): string =>
    robots === 1 ? dollars(lowest) : `${numberText(robots)} from ${dollars(lowest)}`,
  /** "Apex, NC, USA: 3 robots from $45/day", or "Apex, NC, USA and 2 more towns: 5 robots from $14/day". */
  towns: (place: string, others: number, robots: number, lowest: DollarsPerDay): string =>
    `${place}${others === 0 ? '' : ` and ${counted(others, 'more town', 'more towns')}`}: ${map.robotsFrom(robots, lowest)}`,
  robotsFrom: (robots: number, lowest: DollarsPerDay): string =>
    robots === 1 ? `1 robot, ${pricePerDay(lowest)}` : `${robotCount(robots)} from ${pricePerDay(lowest)}`,
  townName,
  /** "Cary, 4.2 miles": a town beyond the edge of the map. */
  townBeyond: (town: string, distance: Miles): string =>
    `${town}, ${distanceText(displayDistance(distance))}`,
  showInList: 'Show in the list',
  unselect: 'Close',
  ring: radiusText,
  noOutlines: 'The outlines of the map could not be loaded.',
} as const;
