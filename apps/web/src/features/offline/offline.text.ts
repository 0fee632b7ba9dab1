/** Without a network, and with one again (D484). */
export const offline = {
  gone: 'You are offline. What you have seen is still here.',
  back: 'You are online again.',
} as const;
