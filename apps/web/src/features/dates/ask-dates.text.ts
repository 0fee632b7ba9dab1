/** Beside the price of a robot, before the calendar's code is there (D501). */
export { askDatesText } from '@roborrow/messages/dates/ask-dates';
