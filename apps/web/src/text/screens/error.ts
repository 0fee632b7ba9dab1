/** A screen that could not be shown. */
export const errorScreen = {
  title: 'Something broke',
  heading: 'Something broke on our side',
  text: 'Nothing you saved is lost. Try again, or go back to the start.',
  retry: 'Try again',
  goHome: 'Go Home',
} as const;
