/** The public exports of this feature. */
export { useAnnouncedSending } from './announced-sending.ts';
export { openCounterpart } from './selection.ts';
export { Unsent } from './Unsent.tsx';
export { useNow } from './use-now.ts';
