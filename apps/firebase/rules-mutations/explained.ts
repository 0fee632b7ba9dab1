/** Conditions that nobody can miss, and why they stand there all the same. */
export const EXPLAINED: Readonly<Record<string, string>> = {};
