import { placeKey } from '@roborrow/adapter-firebase';
import {
  coordinates,
  dollarsPerDay,
  days,
  LISTING_CATEGORIES,
  searchTokens,
  type Days,
  type Vocabulary,
} from '@roborrow/domain';
import {
  changeOf,
  isNumber,
  numberOf,
  textOf,
  textsOf,
  type Plan,
  type RestDocument,
  type RestValue,
} from './document.ts';
import { mendTimes } from './mend-times.ts';

/** Writes a listing's category in Title Case (D6), the key of its place (D47) and its tokens (D54), and mends its times. */
export function planRobot(document: RestDocument, vocabulary: Vocabulary): Plan {
  const {
    category,
    price,
    latitude,
    longitude,
    placeKey: storedKey,
    tokens: storedTokens,
  } = document.fields ?? {};
  const point = coordinates(numberOf(latitude), numberOf(longitude));
  const key = point && placeKey(point);
  const stored = textOf(category);
  const known = LISTING_CATEGORIES.find((name) => name.toLowerCase() === stored.trim().toLowerCase());
  const tokens = known && isNumber(price) ? searchTokens(saidBy(document, known), vocabulary) : null;
  return {
    writes: changeOf(document, {
      ...(tokens && tokens.join('\n') !== textsOf(storedTokens).join('\n') && { tokens: listOf(tokens) }),
      ...(known && known !== stored && { category: { stringValue: known } }),
      ...(key !== null && key !== textOf(storedKey) && { placeKey: { stringValue: key } }),
      ...mendTimes(document),
    }),
    problems: [
      ...(known ? [] : [`no robot can have its category "${stored}", so it is shown nowhere`]),
      ...(isNumber(price) ? [] : ['its price is no number, so it is shown nowhere']),
    ],
  };
}

/** What a listing says; older ones lack some of it. */
function saidBy({ fields = {} }: RestDocument, category: (typeof LISTING_CATEGORIES)[number]) {
  const lengthOf = (value: RestValue | undefined): Days | null =>
    isNumber(value) ? days(numberOf(value)) : null;
  return {
    category,
    name: textOf(fields['name']),
    description: textOf(fields['description']),
    features: textsOf(fields['features']),
    location: textOf(fields['location']),
    price: dollarsPerDay(numberOf(fields['price'])),
    minRental: lengthOf(fields['minRental']),
    maxRental: lengthOf(fields['maxRental']),
  };
}

const listOf = (texts: readonly string[]): RestValue => ({
  arrayValue: { values: texts.map((text) => ({ stringValue: text })) },
});

/** Takes the receiver's address out of a message (D10) and mends its time. */
export function planMessage(document: RestDocument): Plan {
  const isLeaking = textOf(document.fields?.['receiverEmail']) !== '';
  return {
    writes: changeOf(document, {
      ...(isLeaking && { receiverEmail: { stringValue: '' } }),
      ...mendTimes(document),
    }),
    problems: [],
  };
}
