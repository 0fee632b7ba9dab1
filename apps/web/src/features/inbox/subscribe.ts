import type { Unsubscribe } from '@roborrow/domain';
import type { Services } from '../../services.tsx';

/**
 * Starts a live subscription as soon as the services are loaded. Returns a function that stops it at any
 * time: if it is called before the services are loaded, the subscription never starts.
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
