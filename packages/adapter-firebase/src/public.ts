export { createPublicBackend, type PublicBackendOptions } from './rest/public-backend.ts';
export { createPictureStart, type PictureStartOptions, type ReadPictureStart } from './rest/picture-start.ts';
