import type { ListingAdvice } from '@roborrow/domain';
import { app } from '../../shared/app.text.ts';

/** The listing form's sections; editing a listing has the same ones (D71, D24). */
export const listRobot = {
  title: 'List Your Robot',
  heading: 'List Your Robot',
  text: 'A clear description, a fair price and one good photo are all it takes.',
  sections: {
    basics: 'Basic Information',
    pricing: 'Pricing & Location',
    availability: 'Availability',
    specifications: 'Specifications',
    features: 'Features',
    images: 'Images',
  },
  submit: app.listRobot,
  submitting: 'Creating...',
  cancel: 'Cancel',
  /** Texts about the stored draft of a new listing. */
  draft: {
    restored: 'Your draft from last time is here again.',
    kept: 'Kept on this device until you list or discard it.',
    notKept: 'This browser cannot keep your draft. It is lost when you leave this page.',
    discard: 'Discard draft',
    heading: 'Discard this draft?',
    question: 'What you filled in and your photos are removed from this device.',
    keep: 'Keep it',
  },
  /** Above the button when some fields are invalid. */
  checkFields: 'Some fields need another look.',
} as const;

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

/** What would help a listing that may stand as it is (D610). */
export const listingAdviceText = {
  heading: 'What would help renters',
  'describe-more':
    'Say more in the description: what it does well, what it needs, and what comes with it. A few sentences are enough.',
  'add-a-picture': 'Add a photo: renters see it first, in every list.',
} satisfies Record<'heading' | ListingAdvice, string>;

/** On the dashboard, after a robot was listed (D611). */
export const listed = {
  heading: (name: string): string => `${name} is listed`,
  text: 'This is its card, as renters find it.',
  asOthers: 'See it as others do',
  edit: 'Edit listing',
  close: 'Close',
} as const;
