import { placeKey } from '@roborrow/adapter-firebase';
import {
  coordinates,
  days,
  dollarsPerDay,
  LISTING_CATEGORIES,
  searchTokens,
  type Days,
  type Vocabulary,
} from '@roborrow/domain';
import { changeOf, linesOf, textOf, type Fields, type Stored } from '../database.ts';
import { mendTimes } from './mend-times.ts';
import { NOTHING, type Plan } from './migration.ts';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : NaN);

type Category = (typeof LISTING_CATEGORIES)[number];

const categoryIn = ({ category }: Fields): Category | undefined =>
  LISTING_CATEGORIES.find((name) => name.toLowerCase() === textOf(category).trim().toLowerCase());

/** Writes a listing's category in Title Case (D6) and the key of its place (D47), and mends its times. */
export function planListing(document: Stored): Plan {
  const { category, price, latitude, longitude, placeKey: storedKey } = document.fields;
  const point = coordinates(numberOf(latitude), numberOf(longitude));
  const key = point && placeKey(point);
  const stored = textOf(category);
  const known = categoryIn(document.fields);
  return {
    writes: changeOf(document, {
      ...(known && known !== stored && { category: known }),
      ...(key !== null && key !== storedKey && { placeKey: key }),
      ...mendTimes(document),
    }),
    problems: [
      ...(known ? [] : [`no robot can have its category "${stored}", so it is shown nowhere`]),
      ...(typeof price === 'number' ? [] : ['its price is no number, so it is shown nowhere']),
    ],
  };
}

/** Writes a listing's tokens (D54). One that is shown nowhere has none. */
export function planTokens(document: Stored, vocabulary: Vocabulary): Plan {
  const { price, tokens: stored } = document.fields;
  const known = categoryIn(document.fields);
  if (!known || typeof price !== 'number') return NOTHING;
  const tokens = searchTokens(saidBy(document.fields, known), vocabulary);
  const isRight = tokens.join('\n') === linesOf(stored).join('\n');
  return { writes: isRight ? [] : changeOf(document, { tokens }), problems: [] };
}

/** What a listing says; older ones lack some of it. */
function saidBy(fields: Fields, category: Category) {
  const lengthOf = (value: unknown): Days | null => (typeof value === 'number' ? days(value) : null);
  return {
    category,
    name: textOf(fields['name']),
    description: textOf(fields['description']),
    features: linesOf(fields['features']),
    location: textOf(fields['location']),
    price: dollarsPerDay(numberOf(fields['price'])),
    minRental: lengthOf(fields['minRental']),
    maxRental: lengthOf(fields['maxRental']),
  };
}
