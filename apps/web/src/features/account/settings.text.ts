/** Settings (D680). */
export const settings = {
  title: 'Settings',
  heading: 'Settings',
  text: 'What others see of you, and deleting your profile, stand under',
  editProfile: 'Edit profile',
} as const;
