import type { NoticeService } from './notices-function.ts';
import { closeAll } from './provider.ts';
import { findUntold, sendDueNotices } from './send-due-notices.ts';

/** One run of the scheduled function. A failed search does not keep what is due from being sent. */
export async function runNotices(service: NoticeService): Promise<void> {
  const { store, now, log } = service;
  const providers = service.openProviders();
  try {
    await findUntold({ store, providers, now, log }).catch((thrown: unknown) =>
      log(`notices: search broken off: ${thrown instanceof Error ? thrown.message : 'failed'}`),
    );
    await sendDueNotices({ store, providers, now, log });
  } finally {
    closeAll(providers);
  }
}
