import {
  isLine,
  ROBOT_FIELDS,
  type LineName,
  type NumberName,
  type NumberUnit,
  type RobotDetails,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/plain-fields';
import { dayCount, robotCount } from './plurals.ts';

/** Each unit after a number and alone: "2 days", "days". */
export const unitTexts: Readonly<
  Record<NumberUnit, { readonly amount: (count: number) => string; readonly name: string }>
> = {
  days: { amount: dayCount, name: messages.units.days },
  robots: { amount: robotCount, name: messages.units.robots },
};

interface PlainFieldText {
  readonly label: string;
  /** The example in the empty form field. */
  readonly placeholder?: string;
  /** What is shown where the owner left it open; empty where nothing is. */
  readonly open: string;
}

/** What the numbers and short texts of a listing are called. */
export const plainFieldTexts: Readonly<Record<NumberName | LineName, PlainFieldText>> = {
  ...messages.fields,
  quantity: { ...messages.fields.quantity, open: '' },
};

/** The label and the example of a form field: "Minimum rental (days)". */
export const plainFormField = (
  name: NumberName | LineName,
): { readonly label: string; readonly placeholder?: string } => {
  const { label, placeholder } = plainFieldTexts[name];
  return {
    label: isLine(name) ? label : messages.withUnit({ label, unit: unitTexts[ROBOT_FIELDS[name].unit].name }),
    ...(placeholder !== undefined && { placeholder }),
  };
};

/** What a listing tells in a number or a short text: "2 days", "After 9 am"; empty where its owner left it open. */
export const plainFieldValue = (
  robot: Pick<RobotDetails, NumberName | LineName>,
  name: NumberName | LineName,
): string => {
  if (isLine(name)) return robot[name];
  const number = robot[name];
  return number === null ? '' : unitTexts[ROBOT_FIELDS[name].unit].amount(number);
};
