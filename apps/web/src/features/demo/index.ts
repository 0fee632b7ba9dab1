/** The public exports of this feature. */
export { AccountChooser } from './AccountChooser.tsx';
export { ResetDialog } from './ResetDialog.tsx';
