import type { FirebaseApp } from 'firebase/app';

/** Makes every request of a client carry a token that says it comes from the app. */
export type Attest = (app: FirebaseApp) => void;

/**
 * Downloads App Check, which asks reCAPTCHA Enterprise whether this is the app in a browser. It has to be there before the
 * first request: Auth and Firestore send what they send without waiting for it.
 *
 * @param siteKey Of reCAPTCHA Enterprise, for the site's domain; public.
 */
export const loadAppCheck = async (siteKey: string): Promise<Attest> => {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  return (app) => {
    const provider = new ReCaptchaEnterpriseProvider(siteKey);
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  };
};
