import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '../e2e/test.ts';

/**
 * A page with the backend's answers, whatever its status. A page waits a second for them, and the emulators may need longer
 * on a busy machine: then the frame comes, with 503, and the page is asked for again, as by a crawler.
 */
export async function answeredPage(request: APIRequestContext, address: string): Promise<APIResponse> {
  let page = await request.get(address);
  const status = async () => {
    if (page.status() === 503) page = await request.get(address);
    return page.status();
  };
  await expect.poll(status, `the status of ${address}`).not.toBe(503);
  return page;
}
