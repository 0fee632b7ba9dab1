import { Timestamp, where } from 'firebase/firestore';

/** The earliest that Firestore stores, of the year 1. */
const FIRST_SECOND = -62_135_596_800;

/**
 * A cursor is a time and an id, so whatever is read in pages has to have a time: Firestore orders text before every
 * timestamp and numbers after them. Older documents join in once `tools/migrate` has given them one.
 */
export const WITH_TIME = where('createdAt', '>=', new Timestamp(FIRST_SECOND, 0));
