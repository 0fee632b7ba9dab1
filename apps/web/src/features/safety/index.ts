/** The public exports of this feature. */
export { BlockedPeople } from './BlockedPeople.tsx';
export { BlockedThread } from './UnblockButton.tsx';
export { BlockedOwner, BlockPerson } from './BlockPerson.tsx';
export { useBlocks } from './blocks.queries.ts';
export { ReportButton } from './ReportButton.tsx';
export { ReportMessage } from './ReportMessage.tsx';
