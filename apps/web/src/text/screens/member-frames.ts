import { dashboard } from './dashboard.ts';
import { editProfile } from './edit-profile.ts';
import { editRobot } from './edit-robot.ts';
import { listRobot } from './list-robot.ts';
import { messages } from './messages.ts';
import { settings } from './settings.ts';

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
  ],
  any: dashboard.title,
  loading: 'Loading your page',
} as const;
