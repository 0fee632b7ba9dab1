import type { Robot } from '@roborrow/domain';
import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';
import { noteViewed } from './viewed-robots.ts';

/** Remembers that this robot's page is open (D392), as soon as it is known whose it is: one's own is left out. */
export function useNoteViewed(robot: Robot | null): void {
  const session = useSession();
  const isKnown = session.kind !== 'loading';
  const member = session.kind === 'signed-in' ? session.user.uid : null;
  const id = robot && robot.ownerId !== member ? robot.id : null;
  useEffect(() => {
    if (isKnown && id !== null) noteViewed(id, member);
  }, [isKnown, id, member]);
}
