import { createNotices } from '../../src/notices/notices-function.ts';
import { emulatedService } from './service.ts';

export default async (request: Request): Promise<Response> =>
  createNotices(emulatedService(new URL(request.url).origin), console.error)(request);
