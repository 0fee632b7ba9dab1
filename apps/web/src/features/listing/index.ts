/** The public exports of this feature. */
export { useDeleteListing, useSetAvailability } from './change-listings.ts';
export { CreateRobot } from './CreateRobot.tsx';
export { editRobot, listRobot } from './listing.text.ts';
export { EditRobot } from './EditRobot.tsx';
export { useFinishPendingImages } from './finish-pending-images.ts';
export { JustListed } from './JustListed.tsx';
export { loadLargePictures } from './load-large-pictures.ts';
export { openListingDraft } from './listing-draft.ts';
export { PhotoPicker } from './PhotoPicker.tsx';
export { robotDetail } from './robot-detail.text.ts';
export { RobotDetail } from './RobotDetail.tsx';
export { usePhotos } from './use-photos.ts';
