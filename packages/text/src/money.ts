import type { DollarsPerDay } from '@roborrow/domain';

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount of dollars: "$45", "$45.50"; cents are shown only if there are any. */
export const dollars = (amount: number): string =>
  (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);

/** A rental price: "$45/day", "$45.50/day" (D63). */
export const pricePerDay = (price: DollarsPerDay): string => `${dollars(price)}/day`;
