/** At the end of the help. */
export const EXIT_HINT = `Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 not logged in, 4 not found, 5 no answer, 130 interrupted.`;
