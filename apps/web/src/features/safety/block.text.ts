import { BLOCKED_MAX, isPortError } from '@roborrow/domain';
import * as messages from '@roborrow/messages/safety/block';

const { effects } = messages.block;

/** Blocking a person (D450 to D455). */
export const block = {
  ...messages.block,
  open: (name: string): string => messages.block.open({ name }),
  undo: (name: string): string => messages.block.undo({ name }),
  heading: (name: string): string => messages.block.heading({ name }),
  effects: [effects.messages, effects.robots, effects.conversation, effects.undo],
  blocked: (name: string): string => messages.block.blocked({ name }),
  unblocked: (name: string): string => messages.block.unblocked({ name }),
  /** In place of the field for a new message. */
  thread: (name: string): string => messages.block.thread({ name }),
} as const;

const { errors } = messages;

/** Why a person could not be blocked, or unblocked. */
export const blockErrorText = (name: string, isBlocked: boolean, thrown: unknown): string => {
  const kind = isPortError(thrown) ? thrown.kind : 'failed';
  if (isBlocked && kind === 'forbidden') return errors.tooMany({ most: BLOCKED_MAX });
  if (isBlocked && kind === 'not-found') return errors.departed({ name });
  return isBlocked ? errors.notBlocked({ name }) : errors.notUnblocked({ name });
};
