/** Console messages for developers (D176). */
export const developer = {
  missingConfiguration: 'Missing Firebase environment variables',
  missingConfigurationHint:
    'Copy .env.example to .env.local and fill in the values of your Firebase project.',
  noAppCheck: 'App Check could not be loaded: where it is enforced, Firebase refuses every request',
} as const;
