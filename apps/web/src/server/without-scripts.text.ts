/** Where the browser runs no scripts (D683). */
export { withoutScripts } from '@roborrow/messages/server/without-scripts';
