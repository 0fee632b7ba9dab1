/** The public exports of this feature. */
export { Problem } from './Problem.tsx';
