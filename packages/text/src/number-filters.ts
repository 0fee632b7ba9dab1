import type { NumberFilterName } from '@roborrow/domain';
import { dayCount } from './plurals.ts';

interface NumberFilterText {
  readonly label: string;
  /** The filter in use. */
  readonly chip: (value: number) => string;
  /** What the option of the command line means. */
  readonly option: string;
}

/** The words of the filters that are one number. */
export const numberFilterTexts: Readonly<Record<NumberFilterName, NumberFilterText>> = {
  days: {
    label: 'Rental length',
    chip: (days) => `For ${dayCount(days)}`,
    option: 'for how many days you want it',
  },
};
