/** The public exports of this feature. */
export { choiceOf, choose } from './choice.ts';
export { MailAddress } from './MailAddress.tsx';
export { NoticeChoices } from './NoticeChoices.tsx';
export { registerDevice, releaseDevice } from './push-device.ts';
export { closeAbout, closeNotices, closeRead, showArrivals } from './show-notice.ts';
export { SystemNotices } from './SystemNotices.tsx';
