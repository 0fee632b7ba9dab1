/**
 * The backend has no configuration (D33), in the words that D170 gives each place that finds out.
 * The in-memory backend is always configured.
 */
export const notConfigured = {
  authentication: 'Firebase authentication is not initialized. Please check your configuration.',
  profileDatabase: 'Firebase database is not initialized. Please check your configuration.',
  /** Usernames and messages. */
  database: 'Database not available',
  robotDatabase: 'Firebase database is not initialized',
  storage: 'Firebase storage is not initialized',
} as const;
