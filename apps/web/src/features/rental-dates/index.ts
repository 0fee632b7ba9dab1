/** The public exports of this feature. */
export { AskDates } from './AskDates.tsx';
export { Concerned, useConcerned } from './Concerned.tsx';
export { DatesCard } from './DatesCard.tsx';
export { DatesDraft } from './DatesDraft.tsx';
export { LentDays } from './LentDays.tsx';
export { RequestCard } from './RequestCard.tsx';
export { today } from './today.ts';
