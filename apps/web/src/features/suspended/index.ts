export { SuspendedNotice } from './SuspendedNotice.tsx';
