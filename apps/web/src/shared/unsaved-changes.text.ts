/** The confirmation before a form with unsaved changes is left. */
export { unsavedChanges } from '@roborrow/messages/shared/unsaved-changes';
