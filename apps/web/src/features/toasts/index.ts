/** The public exports of this feature. */
export { showToast } from './toast.ts';
