import type { EpochMs } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/errors/too-many';
import { momentText } from '../dates.ts';

/** A person has done as much as a day allows (D798). */
export const tooMany = (until: EpochMs | null): string =>
  until === null ? messages.tomorrow : messages.later({ moment: momentText(until) });
