import type { MyTownFailure } from '@roborrow/domain';

/** Why "Use my location" found no town, and how to go on (D340). */
export const myTownErrorText: Readonly<Record<MyTownFailure, string>> = {
  refused: 'You did not share your location. Type a town instead.',
  blocked:
    'Your browser does not share your location with this site. Allow it in the site settings, beside the address, or type a town.',
  unsupported: 'This browser cannot tell where you are. Type a town instead.',
  unavailable: 'Your device does not know where it is right now. Try again, or type a town.',
  'timed-out': 'Finding your location took too long. Try again, or type a town.',
  'no-town-near': 'We know no town within 100 miles of you. Type a town in the United States.',
  'towns-unavailable': 'We could not load the list of towns. Try again, or type a town.',
};
