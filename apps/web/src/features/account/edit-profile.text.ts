/** Edit profile and its Danger Zone (D74, D18). */
export const editProfile = {
  title: 'Edit profile',
  heading: 'Edit your profile',
  failed: 'Your profile could not be loaded',
  avatar: {
    heading: 'Profile picture',
    preview: 'Your profile picture',
    upload: 'Upload a picture',
    replace: 'Choose another picture',
    remove: 'Remove picture',
    preparing: 'Preparing picture...',
    hint: 'PNG or JPG, up to 5MB',
  },
  /** Leads to Settings (D680). */
  settings: 'Login, notices, blocked people and your data: Settings',
  cancel: 'Cancel',
  submit: 'Save Changes',
  submitting: 'Saving...',
  /** The location was not found on the map (D19). */
  locationNotFound: 'Saved. We could not place your location on the map, so searches will not start from it.',
  /** Beside a place that is nearly called so (D19). */
  keepLocation: (location: string): string => `Keep "${location}"`,
  danger: {
    heading: 'Danger Zone',
    text: 'Deleting your profile cannot be undone.',
    open: 'Delete profile',
  },
  /** Shown instead of everything else while a deletion was begun and is not finished (D51). */
  leaving: {
    title: 'Finish deleting your profile',
    heading: 'Your profile is being deleted',
    text: 'You began to delete it. Nothing can be saved with this account any more. Once it is finished, you can sign up again.',
    open: 'Finish deleting',
  },
  dialog: {
    heading: 'Delete your profile?',
    text: 'This removes for good:',
    items: [
      'Your profile and personal information, and the robots and searches that you saved',
      'All your robot listings',
      'All your messages and conversations',
      'Your account and your login',
    ],
    /** D684. */
    stays:
      'What others wrote to you stays with them, and so does what either of you said about dates. The stars of your reviews stay, without your name.',
    /** Without it the texts go, too (D707). */
    keepTexts: 'Leave what I wrote in reviews, too',
    google: 'Continue with Google',
    confirm: 'Delete everything',
    deleting: 'Deleting...',
    cancel: 'Cancel',
  },
} as const;

/** For a member whom the operator suspended (D461). */
export const suspended = {
  text: 'Your account is suspended. You can read everything, and delete your profile, but you cannot write, list or save anything, and other people cannot write to you.',
  ask: 'If you think that this is a mistake, write to',
} as const;
