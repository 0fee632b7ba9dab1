import { isSameSaved, NOTHING_SAVED, removingSaved, type Robot, savingRobot } from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { connectHearts } from '../robots/index.ts';
import { tellOutcome, useChangeSaved, useMergeIntoAccount } from './change-saved.ts';
import { savedKeys } from './account-saved.ts';
import { deviceSaved } from './device-saved.ts';
import { memberOf, type SavedOwner, useSaved } from './saved.queries.ts';

/** Connects the hearts of all cards with what is saved. Without a visible part. */
export function SavedTasks() {
  const { owner, saved } = useSaved();
  const change = useChangeSaved(owner);
  useMoveToAccount(owner);

  const toggle = useEffectEvent(async (robot: Robot) => {
    const outcome = await change((before, now) =>
      before.robots.some(({ id }) => id === robot.id)
        ? removingSaved(before, robot.id, now)
        : savingRobot(before, robot, now),
    );
    tellOutcome(outcome);
  });

  const robots = saved?.robots;
  useEffect(() => {
    connectHearts(
      new Set(robots?.map(({ id }) => id)),
      owner === 'unknown' ? null : (robot) => void toggle(robot),
    );
  }, [robots, owner]);
  // A page that is gone answers no click.
  useEffect(() => () => connectHearts(new Set(), null), []);
  return null;
}

/**
 * After a sign-in, moves what the visitor saved on this device into the account (D320); a move that fails is tried again
 * with the next page. After a sign-out, nothing of the account is left here.
 */
function useMoveToAccount(owner: SavedOwner): void {
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
