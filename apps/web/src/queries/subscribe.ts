import type { Unsubscribe } from '@roborrow/domain';
import type { Services } from '../services.tsx';

/**
 * Starts a live subscription as soon as the services are there. What is returned stops it, whenever that is:
 * a subscription that was stopped before the services came never starts.
 */
export function subscribe(
  services: Promise<Services>,
  start: (ready: Services) => Unsubscribe,
  onUnavailable: (reason: unknown) => void,
): Unsubscribe {
  let isOver = false;
  let stop: Unsubscribe = () => {};
  services.then(
    (ready) => {
      if (!isOver) stop = start(ready);
    },
    (reason: unknown) => {
      if (!isOver) onUnavailable(reason);
    },
  );
  return () => {
    isOver = true;
    stop();
  };
}
