/** Editing the user's own listing (D24); the sections are those of List Your Robot. */
export const editRobot = {
  title: 'Edit listing',
  heading: (name: string): string => `Edit ${name}`,
  loading: 'Loading your listing',
  submit: 'Save Changes',
  submitting: 'Saving...',
  cancel: 'Cancel',
  notYours: 'Only its owner can edit this listing.',
  backToDashboard: 'Back to dashboard',
} as const;
