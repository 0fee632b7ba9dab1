import type { ReplyTime } from '@roborrow/domain';
import { repliesText } from './replies.text.ts';

/** How soon a person usually replies (D513). */
export function Replies({ replies }: { readonly replies: ReplyTime }) {
  return repliesText(replies);
}
