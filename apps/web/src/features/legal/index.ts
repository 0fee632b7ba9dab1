/** The public exports of this feature. */
export { LegalPage } from './LegalPage.tsx';
export { LazyAskForConsent } from './lazy.ts';
export { operator } from './operator.ts';
