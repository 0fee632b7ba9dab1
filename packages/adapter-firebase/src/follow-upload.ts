import { PortError, type PortErrorKind, type UploadOptions } from '@roborrow/domain';
import type { UploadTask } from 'firebase/storage';

/** What is used of the SDK's task. */
export type FollowedTask = Pick<UploadTask, 'on' | 'cancel'>;

/** An upload may take as long as it likes, but not stand still for longer, in milliseconds. */
const STANDSTILL = 15_000;

/**
 * Follows an upload to its end, and cancels it when its signal says so or no byte moves for 15 s.
 * @throws PortError `cancelled`, `unavailable` (it stood still); otherwise what the SDK says.
 */
export const followUpload = (
  task: FollowedTask,
  { signal, onProgress }: UploadOptions,
  standstill = STANDSTILL,
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
        // A part that got lost is sent again: that moves, though it is no progress yet.
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
