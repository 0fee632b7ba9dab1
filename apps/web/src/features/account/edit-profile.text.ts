import * as messages from '@roborrow/messages/account/edit-profile';

const { dialog, keepLocation } = messages.editProfile;

/** Edit profile and its Danger Zone (D74, D18). */
export const editProfile = {
  ...messages.editProfile,
  /** Beside a place that is nearly called so (D19). */
  keepLocation: (location: string): string => keepLocation({ location }),
  dialog: {
    ...dialog,
    items: [dialog.items.profile, dialog.items.listings, dialog.items.messages, dialog.items.account],
  },
} as const;

/** For a member whom the operator suspended (D461). */
export { suspended } from '@roborrow/messages/account/edit-profile';
