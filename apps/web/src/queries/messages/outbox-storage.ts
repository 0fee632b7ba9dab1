import { epochMs, messageId, PortError, readDatesNote, robotId, userId, type UserId } from '@roborrow/domain';
import * as z from 'zod/mini';
import { EMPTY_OUTBOX, isWaiting, type Outbox } from './outbox-message.ts';

// Stored in the tab, like the session: a reload restores it, and other tabs do not see it.
const keyOf = (me: UserId) => `roborrow.unsent.${me}`;

const schema = z.object({
  drafts: z.record(z.string(), z.string()),
  outbox: z.array(
    z.object({
      id: z.pipe(z.string(), z.transform(messageId)),
      receiverId: z.pipe(z.string(), z.transform(userId)),
      receiverName: z.string(),
      content: z.string(),
      robotId: z.nullable(z.pipe(z.string(), z.transform(robotId))),
      dates: z.pipe(z.optional(z.unknown()), z.transform(readDatesNote)),
      createdAt: z.pipe(z.number(), z.transform(epochMs)),
      isWaiting: z.optional(z.boolean()),
    }),
  ),
});

/**
 * Reads the stored outbox. A message that was being sent when the page closed counts as failed, because it is
 * no longer being sent.
 */
export function loadOutbox(me: UserId): Outbox {
  try {
    const { drafts, outbox } = schema.parse(JSON.parse(sessionStorage.getItem(keyOf(me)) ?? 'null'));
    return {
      drafts,
      messages: outbox.map(({ isWaiting, ...message }) => ({
        ...message,
        state: {
          kind: 'failed',
          error: isWaiting ? { kind: 'port', error: new PortError('unavailable') } : null,
        },
      })),
    };
  } catch {
    return EMPTY_OUTBOX; // nothing was stored, it is of another version, or the browser forbids storage
  }
}

export function storeOutbox(me: UserId, { drafts, messages }: Outbox): void {
  const outbox = messages.flatMap((message) => {
    const { state, ...text } = message;
    return state.kind === 'sent' ? [] : [{ ...text, isWaiting: isWaiting(message) }];
  });
  try {
    sessionStorage.setItem(keyOf(me), JSON.stringify({ drafts, outbox }));
  } catch {
    // it then lasts as long as the page
  }
}

export function clearOutbox(me: UserId): void {
  try {
    sessionStorage.removeItem(keyOf(me));
  } catch {
    // nothing was stored either
  }
}
