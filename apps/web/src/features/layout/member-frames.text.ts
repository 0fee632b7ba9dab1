import { loading } from '@roborrow/messages/layout/member-frames';
import { dashboard } from '../dashboard/index.ts';
import { editProfile, settings } from '../account/index.ts';
import { editRobot, listRobot } from '../listing/index.ts';
import { messages } from '../messages/index.ts';

/** Member pages before it is known who is looking. */
export const memberFrames = {
  /** The heading of each, by how its address begins. */
  headings: [
    ['/dashboard', dashboard.title],
    ['/messages', messages.heading],
    ['/create-robot', listRobot.heading],
    ['/edit-profile', editProfile.heading],
    ['/settings', settings.heading],
    ['/edit-robot', editRobot.title],
    ['/rentals', dashboard.rentals.heading],
  ],
  any: dashboard.title,
  loading,
} as const;
