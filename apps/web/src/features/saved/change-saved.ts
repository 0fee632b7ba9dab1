import { epochMs, type EpochMs, mergeSaved, type Saved, SAVED_LIMITS, type UserId } from '@roborrow/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { showToast } from '../../shared/toast.ts';
import { accountSaved, savedKeys, showStored, tellOtherTabs } from './account-saved.ts';
import { deviceSaved } from './device-saved.ts';
import { memberOf, type SavedOwner } from './saved.queries.ts';
import { saved as words } from './saved.text.ts';

/**
 * - `kept` in the account, or on the device
 * - `kept-here` the browser stores nothing: the change lasts as long as the page
 * - `too-many` the list is full; nothing was changed
 * - `failed` nothing was changed
 */
export type Outcome = 'kept' | 'kept-here' | 'too-many' | 'failed';

/** Computes the entries to write from what is saved now. */
export type Change = (saved: Saved, now: EpochMs) => Saved;

const isFull = (saved: Saved, changes: Saved): boolean => {
  const isNew = (list: 'robots' | 'searches') =>
    saved[list].length >= SAVED_LIMITS[list] &&
    changes[list].some(({ id }) => saved[list].every((entry) => entry.id !== id));
  return isNew('robots') || isNew('searches');
};

/** Merges entries into the member's account. They are shown at once, and taken back when it fails. */
export function useMergeIntoAccount(user: UserId): (changes: Saved) => Promise<unknown> {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: savedKeys.changes(user),
    // One after the other.
    scope: { id: 'saved' },
    mutationFn: async (changes: Saved) => {
      const stored = await (await services).saved.merge(user, changes);
      showStored(queries, user, stored);
      tellOtherTabs({ user, stored });
    },
    // Perhaps only the answer was lost.
    onError: () => void queries.invalidateQueries({ queryKey: savedKeys.of(user) }),
  }).mutateAsync;
}

/** Changes what the owner saved. It never rejects. */
export function useChangeSaved(owner: SavedOwner): (change: Change) => Promise<Outcome> {
  const services = useServices();
  const queries = useQueryClient();
  const user = memberOf(owner);
  const merge = useMergeIntoAccount(user);

  const changeAccount = async (change: Change): Promise<Outcome> => {
    const stored = await queries.ensureQueryData(accountSaved(services, user));
    const saved = queries
      .getMutationCache()
      .findAll({ mutationKey: savedKeys.changes(user), status: 'pending' })
      .map(({ state }) => state.variables as Saved) // the mutation's own variables
      .reduce(mergeSaved, stored);
    const changes = change(saved, epochMs(Date.now()));
    if (isFull(saved, changes)) return 'too-many';
    await merge(changes);
    return 'kept';
  };

  const changeDevice = (change: Change): Outcome => {
    const saved = deviceSaved.read();
    const changes = change(saved, epochMs(Date.now()));
    if (isFull(saved, changes)) return 'too-many';
    return deviceSaved.merge(changes) ? 'kept' : 'kept-here';
  };

  return async (change) => {
    try {
      return owner === null ? changeDevice(change) : await changeAccount(change);
    } catch (thrown) {
      console.error(thrown);
      return 'failed';
    }
  };
}

/** Whether the browser's refusal to store anything was told to the user. */
let hasWarned = false;

/** Says why a change was not kept; a change that was kept is seen. */
export function tellOutcome(outcome: Outcome): void {
  if (outcome === 'failed') showToast('error', words.failure);
  if (outcome === 'too-many') showToast('error', words.tooMany);
  if (outcome === 'kept-here' && !hasWarned) {
    hasWarned = true;
    showToast('error', words.keptHere);
  }
}
