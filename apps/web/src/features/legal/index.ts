/** The public exports of this feature. */
export { LegalPage } from './LegalPage.tsx';
export { operator } from './operator.ts';
