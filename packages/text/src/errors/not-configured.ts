/**
 * The backend has no configuration (D33); D170 gives each place its own sentence. The in-memory backend is
 * always configured.
 */
export const notConfigured = {
  authentication: 'Firebase authentication is not initialized. Please check your configuration.',
  profileDatabase: 'Firebase database is not initialized. Please check your configuration.',
  /** Usernames and messages. */
  database: 'Database not available',
  robotDatabase: 'Firebase database is not initialized',
  storage: 'Firebase storage is not initialized',
} as const;
