/** The public exports of this feature. */
export { Home, HowItWorks } from './Home.tsx';
