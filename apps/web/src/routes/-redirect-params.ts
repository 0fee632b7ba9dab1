import { textParams } from './-text-params.ts';

/** The page to open after signing in; the session's guards decide whether it belongs to this app (D14). */
export const validateRedirect = (search: Record<string, unknown>): { redirect?: string } =>
  textParams(search, ['redirect']);
