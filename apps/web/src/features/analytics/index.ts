/** The public exports of this feature. */
export { useLog, useLogShown } from './use-log.ts';
