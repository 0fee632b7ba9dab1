/** Settings (D680). */
export { settings } from '@roborrow/messages/account/settings';
