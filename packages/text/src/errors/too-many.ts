import type { EpochMs } from '@roborrow/domain';
import { momentText } from '../dates.ts';

/** A person has done as much as a day allows (D798). */
export const tooMany = (until: EpochMs | null): string =>
  until === null
    ? 'This is as much as one day allows. Please go on tomorrow.'
    : `This is as much as one day allows. You can go on at ${momentText(until)}.`;
