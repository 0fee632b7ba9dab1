/** For a member whom the operator suspended (D461). */
export const suspended = {
  text: 'Your account is suspended. You can read everything, and delete your profile, but you cannot write, list or save anything, and other people cannot write to you.',
  ask: 'If you think that this is a mistake, write to',
} as const;
