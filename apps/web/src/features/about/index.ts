/** The public exports of this feature. */
export { About } from './About.tsx';
export { Contact } from './Contact.tsx';
export { Diagnostic } from './Diagnostic.tsx';
export { ErrorScreen } from './ErrorScreen.tsx';
export { NotFound } from './lazy.ts';
