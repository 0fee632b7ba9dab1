/** The public exports of this feature. */
export { Home } from './Home.tsx';
export { HowItWorks } from './HowItWorks.tsx';
