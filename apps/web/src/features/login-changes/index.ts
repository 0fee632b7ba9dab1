/** The public exports of this feature. */
export { LoginChanges } from './LoginChanges.tsx';
