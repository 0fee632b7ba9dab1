/** The public exports of this feature. */
export { About, Contact } from './About.tsx';
export { Diagnostic } from './Diagnostic.tsx';
export { ErrorScreen, NotFound } from './ErrorScreen.tsx';
