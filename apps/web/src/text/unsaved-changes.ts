/** The question before a form is left that holds something unsaved. */
export const unsavedChanges = {
  heading: 'Leave without saving?',
  text: 'What you changed here will be lost.',
  leave: 'Leave',
  stay: 'Keep editing',
} as const;
