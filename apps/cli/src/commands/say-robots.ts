import type { DistanceUnit, SearchResult } from '@roborrow/domain';
import { distanceAway } from '@roborrow/text/distance';
import { pricePerDay } from '@roborrow/text/money';
import { ratingText } from '@roborrow/text/rating';
import { missingOfAll, searchWords } from '@roborrow/text/search-words';
import type { Context } from '../context.ts';
import { table } from '../table.ts';
import { onOneLine } from '../terminal-text.ts';
import { labels } from '../text/help.ts';

/** A table of robots, with distances where there is an origin, and how they have the words where that is not plain. */
export const sayRobots = (
  { say, columns, colours }: Context,
  found: readonly SearchResult[],
  unit: DistanceUnit = 'miles',
): void => {
  const hasDistance = found.some(({ distance }) => distance !== null);
  const doTheyDiffer = missingOfAll(found) === null;
  const wordsOf = ({ otherNames = [], missing = [] }: SearchResult): string =>
    [
      ...(otherNames.length > 0 ? [searchWords.otherNames(otherNames)] : []),
      ...(doTheyDiffer ? [searchWords.without(missing)] : []),
    ].join('; ');
  const shown = [
    { heading: labels.robot, cell: ({ robot }: SearchResult) => onOneLine(robot.name) },
    {
      heading: labels.price,
      isRight: true,
      isWhole: true,
      cell: ({ robot }: SearchResult) => pricePerDay(robot.price),
    },
    { heading: labels.place, cell: ({ robot }: SearchResult) => onOneLine(robot.location) },
    ...(hasDistance
      ? [
          {
            heading: labels.distance,
            isRight: true,
            isWhole: true,
            cell: ({ distance }: SearchResult) => (distance === null ? '' : distanceAway(distance, unit)),
          },
        ]
      : []),
    {
      heading: labels.rating,
      isRight: true,
      isWhole: true,
      cell: ({ robot: { rating, reviewCount } }: SearchResult) => (reviewCount > 0 ? ratingText(rating) : ''),
    },
    ...(found.some((one) => wordsOf(one) !== '')
      ? [{ heading: labels.words, cell: (one: SearchResult) => onOneLine(wordsOf(one)) }]
      : []),
    { heading: labels.id, isWhole: true, cell: ({ robot }: SearchResult) => robot.id },
  ];
  const rows = found.map((robot) => shown.map(({ cell }) => cell(robot)));
  for (const line of table(shown, rows, columns, colours.dim)) say(line);
};
