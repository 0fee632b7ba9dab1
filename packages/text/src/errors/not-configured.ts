import * as messages from '@roborrow/messages/text/errors/not-configured';

/**
 * The backend has no configuration (D33); D170 gives each place its own sentence (`database`: usernames and messages). The in-memory
 * backend is always configured.
 */
export const { notConfigured } = messages;
