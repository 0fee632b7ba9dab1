/** The public exports of this feature. */
export { useDeleteListing, useSetAvailability } from './change-listings.ts';
export { CreateRobot } from './CreateRobot.tsx';
export { editRobot } from './edit-robot.text.ts';
export { EditRobot } from './EditRobot.tsx';
export { useFinishPendingImages } from './finish-pending-images.ts';
export { JustListed } from './JustListed.tsx';
export { listRobot } from './list-robot.text.ts';
export { openListingDraft } from './listing-draft.ts';
