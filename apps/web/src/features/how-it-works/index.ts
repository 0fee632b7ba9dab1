/** The public exports of this feature. */
export { HowItWorks } from './HowItWorks.tsx';
