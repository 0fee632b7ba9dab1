import type { NumberFilterName } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/number-filters';
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
    ...messages.days,
    chip: (days) => messages.days.chip({ days: dayCount(days) }),
  },
};
