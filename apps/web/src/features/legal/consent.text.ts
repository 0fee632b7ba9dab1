/** Asking whether visits may be counted, and taking it back (D813). */
export { consentWords } from '@roborrow/messages/legal/consent';
