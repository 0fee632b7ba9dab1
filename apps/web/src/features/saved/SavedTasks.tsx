import { removingSaved, savingRobot, type Robot } from '@roborrow/domain';
import { useEffect, useEffectEvent } from 'react';
import { useChangeSaved } from '../../queries/saved/commands/change-saved.ts';
import { useMoveToAccount } from '../../queries/saved/commands/move-to-account.ts';
import { connectHearts } from '../../queries/saved/hearts.ts';
import { useSaved } from '../../queries/saved/saved.ts';
import { tellOutcome } from './tell-outcome.ts';

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
