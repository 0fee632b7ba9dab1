import { createUnsubscribe } from '../../src/notices/unsubscribe-function.ts';
import { emulatedService } from './service.ts';

export default async (request: Request): Promise<Response> =>
  createUnsubscribe(emulatedService(new URL(request.url).origin), console.error)(request);
