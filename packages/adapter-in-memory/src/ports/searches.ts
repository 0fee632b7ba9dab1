import {
  DAY_LENGTH,
  epochMs,
  UNFOUND_LIFE,
  UNFOUND_PEOPLE,
  unfoundPhrase,
  type ClockPort,
  type IdsPort,
  type SearchesPort,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import type { Store } from '../store/store.ts';

interface SearchesDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
}

/** A client is a visitor here. */
export const createSearches = ({
  operations: { answer },
  store,
  clock,
  ids,
}: SearchesDependencies): SearchesPort => {
  let visitor: string | null = null;
  return {
    noteUnfound: answer('searches.noteUnfound', async (typed) => {
      const phrase = unfoundPhrase(typed);
      if (phrase === null) return;
      const me = (visitor ??= ids.next());
      const now = clock.now();
      const day = epochMs(Math.floor(now / DAY_LENGTH) * DAY_LENGTH);
      const id = `${day}/${phrase}`;
      await store.transact((transaction) => {
        const people = transaction.before.get('unfound', id)?.people ?? [];
        if (people.length >= UNFOUND_PEOPLE || people.includes(me)) return;
        for (const old of transaction.before.all('unfound'))
          if (old.day < now - UNFOUND_LIFE) transaction.delete('unfound', old.id);
        transaction.put('unfound', { id, phrase, day, people: [...people, me] });
      });
    }),
  };
};
