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
  /** The ids of the concepts that it is a kind of. */
  readonly broader: readonly string[];
}

const idOf = (name: string): string => name.replaceAll(' ', '-');

const listIn = (column = ''): readonly string[] =>
  column
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const parseLine = (line: string): ConceptRow => {
  const [name = '', american, british, spanish, broader = ''] = line
    .split('|')
    .map((column) => column.trim());
  return {
    id: idOf(name),
    name,
    english: [name, ...listIn(american), ...listIn(british)],
    spanish: listIn(spanish),
    broader: listIn(broader.replace(/^>/, '')).map(idOf),
  };
};

/** All concepts. The README says how a line is written. */
export const CONCEPT_ROWS: readonly ConceptRow[] = [
  HOME_AND_GARDEN,
  FOOD_EVENTS_AND_MEDIA,
  DRONES_AND_SURVEY,
  LEARNING_AND_PLAY,
  CARE_AND_BUSINESS,
  WORK,
  WATER_RESCUE_AND_RESEARCH,
].flatMap((table) =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine),
);
