import { PortError, unfoundPhrase, type SearchesPort } from '@roborrow/domain';
import type { WithErrorMapping } from '../operations.ts';
import type { OperatorFunction } from './operator.ts';

interface SearchesDependencies {
  readonly withErrorMapping: WithErrorMapping;
  /** The function that counts; without it nothing is counted. */
  readonly unfound?: OperatorFunction;
}

/** Sends the phrase and nothing of the visitor: no token, and nothing that the page keeps. */
export const createSearches = ({ withErrorMapping, unfound }: SearchesDependencies): SearchesPort => ({
  noteUnfound: withErrorMapping(async (typed) => {
    const phrase = unfoundPhrase(typed);
    if (phrase === null || !unfound) return;
    const response = await (unfound.fetch ?? fetch)(unfound.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phrase }),
      credentials: 'omit',
    }).catch((cause: unknown) => {
      throw new PortError('unavailable', { cause });
    });
    if (!response.ok) throw new PortError(response.status === 503 ? 'not-configured' : 'unavailable');
  }),
});
