import { COMPARED_MAX } from '@roborrow/domain';
import * as messages from '@roborrow/messages/saved/compare';

/** Up to four robots side by side (D328). */
export const compare = {
  ...messages.compare,
  gone: (count: number): string => messages.compare.gone({ count }),
  /** The address names more robots than are compared. */
  tooMany: (others: number): string => messages.compare.tooMany({ most: COMPARED_MAX, others }),
  distance: (place: string): string => messages.compare.distance({ place }),
  remove: (name: string): string => messages.compare.remove({ name }),
} as const;
