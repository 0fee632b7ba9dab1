/** Where the browser runs no scripts (D683). */
export const withoutScripts =
  'Saving, logging in and messages need JavaScript, which is off here. Looking around works without.';
