import { isSameSaved, NOTHING_SAVED } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { savedKeys } from './account-saved.ts';
import { deviceSaved } from './device-saved.ts';
import { memberOf, type SavedOwner } from './saved.queries.ts';
import { useMergeIntoAccount } from './change-saved.ts';

/**
 * After a sign-in, moves what the visitor saved on this device into the account (D320); a move that fails is tried again
 * with the next page. After a sign-out, nothing of the account is left here.
 */
export function useMoveToAccount(owner: SavedOwner): void {
  const queries = useQueryClient();
  const user = memberOf(owner);
  const merge = useEffectEvent(useMergeIntoAccount(user));

  useEffect(() => {
    if (owner !== user) return undefined;
    const onDevice = deviceSaved.read();
    if (!isSameSaved(onDevice, NOTHING_SAVED))
      merge(onDevice).then(() => deviceSaved.moveOut(onDevice), console.error);
    return () => queries.removeQueries({ queryKey: savedKeys.of(user) });
  }, [owner, user, queries]);
}
