/** What other features use of this one. */
export { AccountChooser } from './AccountChooser.tsx';
export { ResetDialog } from './ResetDialog.tsx';
