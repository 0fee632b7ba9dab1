/** The confirmation before a form with unsaved changes is left. */
export const unsavedChanges = {
  heading: 'Leave without saving?',
  text: 'What you changed here will be lost.',
  leave: 'Leave',
  stay: 'Keep editing',
} as const;
