import { epochMs } from '@roborrow/domain';

/**
 * The earliest timestamp that Firestore stores, in the year 1. A page cursor is a time and an id, so a filter with it keeps
 * only documents with a timestamp: Firestore sorts numbers before every timestamp, and text after them. `apps/operator`
 * gives older documents a timestamp.
 */
export const FIRST_MOMENT = epochMs(-62_135_596_800_000);
