import type { ListingAdvice } from '@roborrow/domain';
import * as messages from '@roborrow/messages/listing/listing';
import { app } from '../../shared/app.text.ts';

/** The listing form's sections; editing a listing has the same ones (D71, D24). */
export const listRobot = {
  ...messages.listRobot,
  submit: app.listRobot,
} as const;

/** Editing the user's own listing (D24); the sections are those of List Your Robot. */
export const editRobot = {
  ...messages.editRobot,
  heading: (name: string): string => messages.editRobot.heading({ name }),
} as const;

/** What would help a listing that may stand as it is (D610). */
export const listingAdviceText = messages.listingAdviceText satisfies Record<
  'heading' | ListingAdvice,
  string
>;

/** On the dashboard, after a robot was listed (D611). */
export const listed = {
  ...messages.listed,
  heading: (name: string): string => messages.listed.heading({ name }),
} as const;
