import { textParams } from './-text-params.ts';

/** Where to go after signing in; the session's guards decide whether it is a place of ours (D14). */
export const validateRedirect = (search: Record<string, unknown>): { redirect?: string } =>
  textParams(search, ['redirect']);
