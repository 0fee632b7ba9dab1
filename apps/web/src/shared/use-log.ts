import type { AnalyticsEvent } from '@roborrow/domain';
import { useEffect, useRef } from 'react';
import { useApp } from '../services.tsx';

/** Counts an event (D36), once the backend is there; it is not loaded for that. A failure is ignored. */
export function useLog(): (event: AnalyticsEvent) => void {
  const { services, arrived = services } = useApp();
  return (event) => void arrived.then(({ analytics }) => analytics.log(event)).catch(console.error);
}

/**
 * Counts a shown item once: again only for another `key`, however often the screen renders or fetches.
 *
 * @param event `null` while the item is not shown yet
 */
export function useLogShown(key: string, event: AnalyticsEvent | null): void {
  const log = useLog();
  const logged = useRef<string | null>(null);
  useEffect(() => {
    if (event === null || logged.current === key) return;
    logged.current = key;
    log(event);
  });
}
