import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-named.ts';
import { useWantsHearts } from '../robots/index.ts';

const SavedTasks = lazyPart(() => import('./SavedTasks.tsx'), 'SavedTasks');

/** Connects the hearts of all cards, once there is something to connect. */
export function SavedHearts({ hadMember }: { readonly hadMember: boolean }) {
  const isWanted = useWantsHearts();
  if (!hadMember && !isWanted) return null;
  return (
    <Suspense>
      <SavedTasks />
    </Suspense>
  );
}
