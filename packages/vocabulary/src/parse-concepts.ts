import { CARE_AND_BUSINESS } from './concepts/care-and-business.ts';
import { DRONES_AND_SURVEY } from './concepts/drones-and-survey.ts';
import { FOOD_EVENTS_AND_MEDIA } from './concepts/food-events-and-media.ts';
import { HOME_AND_GARDEN } from './concepts/home-and-garden.ts';
import { LEARNING_AND_PLAY } from './concepts/learning-and-play.ts';
import { WATER_RESCUE_AND_RESEARCH } from './concepts/water-rescue-and-research.ts';
import { WORK } from './concepts/work.ts';

/** A line of the table of concepts. */
export interface ConceptRow {
  readonly id: string;
  readonly name: string;
  /** The name itself, then other names in US and UK English. */
  readonly english: readonly string[];
  readonly spanish: readonly string[];
  /** What readers of Spanish are shown: the name with an asterisk, else the first one, else the English one. */
  readonly spanishName: string;
  /** The ids of the concepts that it is a kind of. */
  readonly broader: readonly string[];
}

const idOf = (name: string): string => name.replaceAll(' ', '-');

const listIn = (column: string): readonly string[] =>
  column === '' ? [] : column.split(',').map((name) => name.trim());

const COLUMNS = 5;
const MARK = '*';

const withoutMark = (name: string): string => name.replace(MARK, '');

const parseLine = (line: string): ConceptRow => {
  const columns = line.split('|').map((column) => column.trim());
  const [name = '', american = '', british = '', spanish = '', broader = ''] = columns;
  const names = listIn(spanish);
  if (columns.length !== COLUMNS) throw new Error(`A concept has five columns: ${line}`);
  return {
    id: idOf(name),
    name,
    english: [name, ...listIn(american), ...listIn(british)],
    spanish: names.map(withoutMark),
    spanishName: withoutMark(names.find((one) => one.startsWith(MARK)) ?? names[0] ?? name),
    broader: listIn(broader.replace(/^>\s*/, '')).map(idOf),
  };
};

/** The concepts of a table, one a line. Throws when a line has not five columns; the tests judge what stands in them. */
export const parseConcepts = (table: string): readonly ConceptRow[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);

/** All concepts. The README says how a line is written. */
export const CONCEPT_ROWS: readonly ConceptRow[] = [
  HOME_AND_GARDEN,
  FOOD_EVENTS_AND_MEDIA,
  DRONES_AND_SURVEY,
  LEARNING_AND_PLAY,
  CARE_AND_BUSINESS,
  WORK,
  WATER_RESCUE_AND_RESEARCH,
].flatMap(parseConcepts);
