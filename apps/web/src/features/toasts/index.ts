/** What other features use of this one. */
export { showToast } from './toast.ts';
