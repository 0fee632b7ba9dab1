/** Conditions that no test can detect when they are removed, and why they are kept. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'request.auth != null':
    'Without a user request.auth.token breaks off, and what breaks off is denied. It says what is meant.',
  'value is string':
    'Only text has replace(), which is asked next: on anything else it breaks off, and what breaks off is denied. It says what is meant.',
  'value is number':
    'Comparing anything else with a number breaks off, and what breaks off is denied. It says what is meant.',
  'existsAfter(end())':
    'Without an end getAfter() breaks off, which is asked next, and what breaks off is denied. It says what is meant.',
  'resource == null':
    'An upload over what is there is an update, and no rule allows one. Only the Storage emulator, on its own rules runtime, ' +
    'calls it a creation.',
};
