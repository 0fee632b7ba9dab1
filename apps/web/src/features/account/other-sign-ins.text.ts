/** Logging out everywhere else, in Settings (D490). */
export const otherSignIns = {
  heading: 'Other devices',
  text: 'You can log out wherever else you are logged in: on other devices, and in other tabs and browsers on this one. You stay logged in here.',
  action: 'Log out everywhere else',
  acting: 'Logging out...',
  done: 'You are logged in only here now.',
  failed: 'You could not be logged out elsewhere. Please try again.',
} as const;
