import type { AnalyticsPort } from '@roborrow/domain';
import type { FirebaseApp } from 'firebase/app';

/** Counts only where a measurement id is configured, and loads nothing before there is something to count (D36). */
export const createAnalytics = (app: FirebaseApp, measurementId: string | undefined): AnalyticsPort => {
  if (!measurementId) return { log: () => undefined };

  const load = async () => {
    const sdk = await import('firebase/analytics');
    return (await sdk.isSupported()) ? { sdk, analytics: sdk.getAnalytics(app) } : null;
  };
  let loading: ReturnType<typeof load> | null = null;

  return {
    log: ({ name, ...details }) => {
      loading ??= load();
      // What is not counted is nobody's problem but the statistics'.
      loading
        .then((loaded) => loaded?.sdk.logEvent(loaded.analytics, name as string, details))
        .catch(() => undefined);
    },
  };
};
