/** Without a network, and with one again (D484). */
export { offline } from '@roborrow/messages/offline/offline';
