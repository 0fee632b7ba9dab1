import { showToast } from '../../shared/toast.ts';
import type { Outcome } from './change-saved.ts';
import { saved as words } from './saved.text.ts';

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
