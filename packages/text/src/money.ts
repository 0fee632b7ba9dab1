import type { DollarsPerDay } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/money';
import { tag } from '@roborrow/messages/language';

const wholeDollars = new Intl.NumberFormat(tag, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });

/** An amount of dollars: "$45", "$45.50"; cents are shown only if there are any. */
export const dollars = (amount: number): string =>
  (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);

/** An amount for each day: "$45/day"; a limit of a search need not be a price that a listing can have. */
export const perDay = (amount: number): string => messages.perDay({ price: dollars(amount) });

/** A rental price: "$45/day", "$45.50/day" (D63). */
export const pricePerDay = (price: DollarsPerDay): string => perDay(price);
