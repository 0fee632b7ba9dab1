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
