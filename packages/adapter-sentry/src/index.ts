export { createSentryFailures, type SentryOptions } from './sentry-failures.ts';
