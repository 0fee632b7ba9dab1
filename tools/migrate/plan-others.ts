import { placeKey } from '@roborrow/adapter-firebase';
import { coordinates, LISTING_CATEGORIES } from '@roborrow/domain';
import { changeOf, isNumber, numberOf, textOf, type Plan, type RestDocument } from './document.ts';
import { mendTimes } from './mend-times.ts';

/** Writes a listing's category in Title Case (D6) and the key of its place (D47), and mends its times. */
export function planRobot(document: RestDocument): Plan {
  const { category, price, latitude, longitude, placeKey: storedKey } = document.fields ?? {};
  const point = coordinates(numberOf(latitude), numberOf(longitude));
  const key = point && placeKey(point);
  const stored = textOf(category);
  const known = LISTING_CATEGORIES.find((name) => name.toLowerCase() === stored.trim().toLowerCase());
  return {
    writes: changeOf(document, {
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
