/** The public exports of this feature. */
export { AccountChooser, ResetDialog } from './lazy.ts';
export { useDemo } from './demo.queries.ts';
