export { createPublicBackend, type PublicBackendOptions } from './rest/public-backend.ts';
