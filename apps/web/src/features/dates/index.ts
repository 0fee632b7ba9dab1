/** The public exports of this feature. */
export { AskDates } from './AskDates.tsx';
export { Concerned, useConcerned } from './Concerned.tsx';
export { useDateRequests, useFollowDateRequests } from './date-requests.ts';
export { DatesCard, DatesDraft } from './DatesCard.tsx';
export { OwnCalendar } from './OwnCalendar.tsx';
export { LentDays } from './LentDays.tsx';
export { datesIssueText, dayRangeText, rentalDates, startText } from './rental-dates.text.ts';
export { RequestCard } from './RequestCard.tsx';
export { moment, today } from './today.ts';
