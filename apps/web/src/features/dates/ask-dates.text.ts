/** Beside the price of a robot, before the calendar's code is there (D501). */
export const askDatesText = {
  /** Until dates are chosen. */
  none: 'Choose dates to see the total.',
  ask: 'Ask about dates',
  /** The calendar's code was not loaded. */
  failure: 'The calendar could not be opened',
} as const;
