/** The public exports of this feature. */
export { choiceOf, choose, onChoice } from './choice.ts';
export { canPush, registerDevice, releaseDevice } from './push-device.ts';
export { closeAbout, closeNotices, closeRead, showArrivals, showTest } from './show-notice.ts';
