import { Suspense } from 'react';
import { useWantsHearts } from '../../queries/saved/hearts.ts';
import { lazyPart } from '../../ui/lazy-named.ts';

const SavedTasks = lazyPart(async () => {
  const { SavedTasks } = await import('../saved/index.ts');
  return { SavedTasks };
}, 'SavedTasks');

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
