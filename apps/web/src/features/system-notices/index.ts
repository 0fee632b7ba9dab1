/** The public exports of this feature. */
export { choiceOf, choose, onChoice } from './choice.ts';
export { closeNotices, closeRead, showArrivals, showTest } from './show-notice.ts';
