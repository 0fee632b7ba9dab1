import { epochMs, settleRental, type EpochMs, type MessageId } from '@roborrow/domain';
import type { RentalStore } from './rental-store.ts';

/** What settles rentals, and where. */
export interface RentalService {
  readonly store: RentalStore;
  readonly now: () => EpochMs;
  /** Receives ids and states, never a name or a text. */
  readonly log: (line: string) => void;
}

/** How often a change is tried again that another process was faster with. */
const TRIES = 5;
/** A clock may be ahead of the backend's: what was written in the last minute is found by the next search. */
export const SEARCH_AGE = 60_000;
/** A run begins no rental after 20 seconds: the platform ends it after 30. */
const RUN_LIMIT = 20_000;

/** Writes what has become of a rental (D705). Repeating it, also at the same time, changes nothing more. @throws when it could not be written. */
export async function settleStored({ store, now }: RentalService, request: MessageId): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await store.read(request);
    const time = now();
    const settlement = settleRental(stored, time);
    if (!settlement || (await store.write(stored, settlement, time))) return;
  }
  throw new Error('a rental changed again and again');
}

/** One run of the scheduled function: what was said and written since the last one, then what is due by the clock. */
export async function settleRentals(service: RentalService): Promise<void> {
  const { store, now, log } = service;
  const begun = now();
  const isLate = (): boolean => now() - begun > RUN_LIMIT;
  const settleAll = async (requests: readonly MessageId[]): Promise<boolean> => {
    let areAllDone = true;
    for (const request of requests) {
      if (isLate()) return false;
      await settleStored(service, request).catch((thrown: unknown) => {
        areAllDone = false;
        log(
          `rentals: ${request} left for the next run: ${thrown instanceof Error ? thrown.message : 'failed'}`,
        );
      });
    }
    return areAllDone;
  };

  const last = epochMs(begun - SEARCH_AGE);
  let from = (await store.searchedUpTo()) ?? epochMs(0);
  while (from < last && !isLate()) {
    const { requests, upTo } = await store.toldBetween(from, last);
    // The mark stays where a rental could not be settled, so that the next run finds it again.
    if (!(await settleAll(requests))) break;
    from = upTo === null ? last : epochMs(Math.max(upTo, from + 1));
    await store.setSearchedUpTo(from);
  }
  await settleAll(await store.due(begun));
  await store.noteRun(begun);
}
