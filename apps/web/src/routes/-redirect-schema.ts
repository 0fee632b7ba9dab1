import * as z from 'zod/mini';

const schema = z.object({ redirect: z.catch(z.optional(z.string()), undefined) });

/** Where to go after signing in; the session's guards decide whether it is a place of ours (D14). */
export const validateRedirect = (search: Record<string, unknown>): { redirect?: string } => {
  const { redirect } = schema.parse(search);
  return redirect === undefined ? {} : { redirect };
};
