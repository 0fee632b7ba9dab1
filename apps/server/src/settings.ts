import * as z from 'zod';

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SCHEDULES: z.enum(['true', 'false']).default('true'),
});

/** What the environment says about this server. */
export interface ServerSettings {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** The site's address, as visitors know it; `null` to believe what each request names. */
  readonly origin: string | null;
  /** How many proxies stand in front: a visitor's address is what the outermost one says. */
  readonly proxies: number;
  /** Whether scheduled functions run here; one process of several is enough. */
  readonly hasSchedules: boolean;
}

/** @throws with the names of what is wrong. */
export function readServerSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServerSettings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(set);
  if (!success)
    throw new Error(`Wrong settings: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  const { HOST, PORT, URL: origin = null, PROXIES, SCHEDULES } = data;
  return { host: HOST, port: PORT, origin, proxies: PROXIES, hasSchedules: SCHEDULES === 'true' };
}
