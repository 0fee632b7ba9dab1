/** The public exports of this feature. */
export { CancelUpload } from './CancelUpload.tsx';
export { isCancelled } from './is-cancelled.ts';
export { prepareImage } from './prepare-image.ts';
export { type Uploads, useUploads } from './use-uploads.ts';
