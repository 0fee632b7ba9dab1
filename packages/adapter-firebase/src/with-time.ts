import { Timestamp, where } from 'firebase/firestore';
import { FIRST_MOMENT } from './first-moment.ts';

/** Keeps only documents that can be read in pages. */
export const WITH_TIME = where('createdAt', '>=', Timestamp.fromMillis(FIRST_MOMENT));
