/** The public exports of this feature. */
export { BlockedPeople } from './BlockedPeople.tsx';
export { BlockedThread } from './BlockedThread.tsx';
export { BlockPerson } from './BlockPerson.tsx';
export { useBlocks } from './blocks.queries.ts';
export { BlockedOwner } from './lazy-blocked-owner.ts';
export { ReportButton } from './ReportButton.tsx';
export { ReportMessage } from './ReportMessage.tsx';
