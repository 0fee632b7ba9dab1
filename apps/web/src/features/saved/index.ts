/** The public exports of this feature. */
export { SavedTasks } from './SavedTasks.tsx';
export { tellOutcome } from './tell-outcome.ts';
