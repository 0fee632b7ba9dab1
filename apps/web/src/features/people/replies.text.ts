import type { ReplyTime } from '@roborrow/domain';
import * as messages from '@roborrow/messages/people/replies';

/** How soon a person usually replies (D513). */
export const repliesText = (replies: ReplyTime): string => messages.repliesText[replies];

/** The same of an owner, as a sentence. */
export const ownerRepliesText = (replies: ReplyTime): string => messages.ownerRepliesText[replies];
