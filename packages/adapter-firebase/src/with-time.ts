import { Timestamp, where } from 'firebase/firestore';

/** The earliest timestamp that Firestore stores, in the year 1. */
const FIRST_SECOND = -62_135_596_800;

/**
 * A page cursor is a time and an id, so this filter keeps only documents with a timestamp: Firestore sorts
 * numbers before every timestamp, and text after them. `tools/migrate` gives older documents a timestamp.
 */
export const WITH_TIME = where('createdAt', '>=', new Timestamp(FIRST_SECOND, 0));
