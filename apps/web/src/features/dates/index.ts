/** The public exports of this feature. */
export { AskDates } from './AskDates.tsx';
export { Concerned, useConcerned } from './Concerned.tsx';
export { useDateRequests, useFollowDateRequests } from './date-requests.ts';
export { OwnCalendar } from './OwnCalendar.tsx';
export { DatesCard, DatesDraft, PhaseBadge } from './DatesCard.tsx';
export { FreeElsewhere } from './FreeElsewhere.tsx';
export { LentDays } from './LentDays.tsx';
export { rentalDates, startText } from './rental-dates.text.ts';
export { RequestCard } from './RequestCard.tsx';
export { type OnStep, RequestSteps } from './RequestSteps.tsx';
export { moment, todayIn } from './today.ts';
