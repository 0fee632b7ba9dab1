/** How soon a user usually replies, coarsely: within an hour, a few hours, a day, or a few days (D513). */
export const REPLY_TIMES = ['hour', 'hours', 'day', 'days'] as const;
/** One of `REPLY_TIMES`. */
export type ReplyTime = (typeof REPLY_TIMES)[number];
