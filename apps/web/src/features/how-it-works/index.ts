/** What other features use of this one. */
export { HowItWorks } from './HowItWorks.tsx';
