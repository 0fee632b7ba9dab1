import type { AnalyticsPort } from '@roborrow/domain';
import type { FirebaseApp } from 'firebase/app';

/** Whether the visitor lets visits be counted (D813); it may change at any time. */
export interface Consent {
  readonly isGiven: () => boolean;
  /** Calls the listener after each change. */
  readonly onChange: (listener: () => void) => void;
}

/**
 * Counts only if a measurement id is configured and the visitor consents. It loads the SDK with the first event after that (D36, D813), so
 * before there is no script, no request and no cookie; afterwards a withdrawn consent ends what the SDK counts by itself, too.
 */
export const createAnalytics = (
  app: FirebaseApp,
  measurementId: string | undefined,
  consent: Consent | undefined,
): AnalyticsPort => {
  if (!measurementId || !consent) return { log: () => undefined };

  const load = async () => {
    const sdk = await import('firebase/analytics');
    if (!(await sdk.isSupported())) return null;
    sdk.setConsent({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
    const analytics = sdk.getAnalytics(app);
    consent.onChange(() => sdk.setAnalyticsCollectionEnabled(analytics, consent.isGiven()));
    return { sdk, analytics };
  };
  let loading: ReturnType<typeof load> | null = null;

  return {
    log: ({ name, ...details }) => {
      if (!consent.isGiven()) return;
      loading ??= load();
      // A lost event only affects the statistics.
      loading
        .then((loaded) => {
          if (consent.isGiven()) loaded?.sdk.logEvent(loaded.analytics, name as string, details);
        })
        .catch(() => undefined);
    },
  };
};
