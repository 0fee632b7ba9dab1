/** The public exports of this feature. */
export { Unsent, useAnnouncedSending } from './Unsent.tsx';
export { InboxSubscription } from './InboxSubscription.tsx';
export { openRequestedThread } from './lazy.ts';
export { messages } from './messages.text.ts';
export { MessagesScreen } from './MessagesScreen.tsx';
export type { ThreadRequest } from './open-requested-thread.ts';
export { useNow } from './use-now.ts';
export { useMembersLanguage } from './account-language.ts';
export { choiceOf, choose } from './choice.ts';
export { MailAddress } from './MailAddress.tsx';
export { NoticeChoices } from './NoticeChoices.tsx';
export { releaseDevice } from './push-device.ts';
export { SystemNotices } from './SystemNotices.tsx';
