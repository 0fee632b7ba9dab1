import type { FirebaseApp } from 'firebase/app';

/** Attaches App Check to a client: every request then carries a token that proves it comes from the app. */
export type Attest = (app: FirebaseApp) => void;

/**
 * Downloads App Check, which asks reCAPTCHA Enterprise whether the app runs in a real browser. It must be
 * attached before the first request, because Auth and Firestore do not wait for it.
 *
 * @param siteKey of reCAPTCHA Enterprise for the site's domain; not secret
 */
export const loadAppCheck = async (siteKey: string): Promise<Attest> => {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  return (app) => {
    const provider = new ReCaptchaEnterpriseProvider(siteKey);
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  };
};
