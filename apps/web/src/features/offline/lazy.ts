/** What makes the app work without a network is loaded last of all. */
export const prepareForOffline = async (): Promise<void> =>
  (await import('./prepare.ts')).prepareForOffline();
