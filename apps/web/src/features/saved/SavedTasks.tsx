import { removingSaved, savingRobot, type Robot } from '@roborrow/domain';
import { useEffect, useEffectEvent } from 'react';
import { connectHearts } from '../robots/index.ts';
import { useChangeSaved } from './change-saved.ts';
import { useMoveToAccount } from './move-to-account.ts';
import { useSaved } from './saved.queries.ts';
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
