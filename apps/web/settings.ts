import * as z from 'zod';

const flag = (fallback: boolean) => z.enum(['true', 'false']).default(fallback ? 'true' : 'false').transform((value) => value === 'true');

const schema = z.object({
  VITE_BACKEND: z.enum(['in-memory']).default('in-memory'),
  VITE_PAYMENTS: flag(false),
  VITE_MAPS: flag(true),
  VITE_NOTIFICATIONS: flag(true),
});

/** The build-time settings (D33, D35). */
export interface Settings {
  /** Firebase joins with its adapter. */
  readonly backend: 'in-memory';
  readonly payments: boolean;
  /** false hides autocomplete and the distance controls. */
  readonly maps: boolean;
  /** false silences the toast for a new message. */
  readonly notifications: boolean;
}

/**
 * Reads the settings from the environment, once, when the app is built: what reaches the browser is the outcome.
 * @throws when a value is not one of those allowed: a build with a wrong setting must not run half-right.
 */
export function readSettings(environment: Readonly<Record<string, unknown>>): Settings {
  const values = schema.parse(environment);
  return {
    backend: values.VITE_BACKEND,
    payments: values.VITE_PAYMENTS,
    maps: values.VITE_MAPS,
    notifications: values.VITE_NOTIFICATIONS,
  };
}
