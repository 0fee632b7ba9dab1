import {
  OPERATION_TIMEOUT,
  PortError,
  type Milliseconds,
  type PortErrorKind,
  type UploadOptions,
} from '@roborrow/domain';
import type { UploadTask } from 'firebase/storage';

/** The part of the SDK's upload task that is used here. */
export type FollowedTask = Pick<UploadTask, 'on' | 'cancel'>;

/**
 * Awaits an upload, and cancels it when its signal is aborted or no byte was sent for 15 s; the upload as a whole has no limit.
 * @throws PortError `cancelled`, `unavailable` (no progress); otherwise the SDK's error.
 */
export const followUpload = (
  task: FollowedTask,
  { signal, onProgress }: UploadOptions,
  standstill: Milliseconds = OPERATION_TIMEOUT,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let most = 0;
    let moved = -1;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const end = (): void => {
      clearTimeout(waiting);
      signal?.removeEventListener('abort', onAbort);
    };
    const giveUp = (kind: PortErrorKind): void => {
      end();
      reject(new PortError(kind));
      task.cancel();
    };
    const onAbort = (): void => giveUp('cancelled');
    const wait = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => giveUp('unavailable'), standstill);
    };

    wait();
    signal?.addEventListener('abort', onAbort);
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => {
        // The SDK sends a lost part again: the connection works, although the progress does not grow yet.
        if (bytesTransferred !== moved) wait();
        moved = bytesTransferred;
        if (bytesTransferred <= most || bytesTransferred > totalBytes) return;
        most = bytesTransferred;
        onProgress?.(most / totalBytes);
      },
      (thrown) => {
        end();
        reject(thrown);
      },
      () => {
        end();
        resolve();
      },
    );
    if (signal?.aborted) onAbort();
  });
