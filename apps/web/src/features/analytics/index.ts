/** What other features use of this one. */
export { useLog, useLogShown } from './use-log.ts';
