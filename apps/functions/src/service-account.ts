import * as z from 'zod';

/** The environment of a function. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The JSON of the key of a service account that may read and write the project's documents. */
export const serviceAccount = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue('must be the JSON of a service account’s key');
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      project_id: z.string(),
      client_email: z.string(),
      private_key_id: z.string(),
      private_key: z.string(),
    }),
  );
