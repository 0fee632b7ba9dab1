import { BLOCKED_MAX, isPortError } from '@roborrow/domain';

/** Blocking a person (D450 to D455). */
export const block = {
  open: (name: string): string => `Block ${name}`,
  undo: (name: string): string => `Unblock ${name}`,
  /** Where the name stands beside the button. */
  undoShort: 'Unblock',
  heading: (name: string): string => `Block ${name}?`,
  effects: [
    'They can no longer send you messages.',
    'Neither of you is shown the robots of the other while logged in.',
    'Your conversation stays as it is.',
    'They are not told. You can undo it at any time, here or in Settings.',
  ],
  cancel: 'Cancel',
  confirm: 'Block',
  blocking: 'Blocking...',
  blocked: (name: string): string => `${name} is blocked`,
  unblocked: (name: string): string => `${name} is no longer blocked`,
  /** In place of the field for a new message. */
  thread: (name: string): string => `You blocked ${name}. Unblock them to write to each other again.`,
  robot: {
    heading: 'You blocked the owner of this robot',
    text: 'Unblock them to see their robots again.',
  },
  list: {
    heading: 'Blocked people',
    intro: 'They cannot send you messages, and you do not see the robots of each other.',
    none: 'You have not blocked anyone.',
    loading: 'Loading the people you blocked',
    failure: 'The people you blocked could not be loaded.',
    /** A blocked person who has deleted their profile. */
    departed: 'A person who left Roborrow',
  },
} as const;

/** Why a person could not be blocked, or unblocked. */
export const blockErrorText = (name: string, isBlocked: boolean, thrown: unknown): string => {
  const kind = isPortError(thrown) ? thrown.kind : 'failed';
  if (isBlocked && kind === 'forbidden') return `You can block at most ${BLOCKED_MAX} people.`;
  if (isBlocked && kind === 'not-found') return `${name} has left Roborrow.`;
  return isBlocked
    ? `${name} could not be blocked. Please try again.`
    : `${name} could not be unblocked. Please try again.`;
};
