import type { HttpFunction } from './answer.ts';

/** How many questions one visitor may ask within a time in seconds. */
export interface RequestLimit {
  readonly windowLimit: number;
  readonly windowSize: number;
}

/** The functions of a site by their names, for a server of one's own. */
export interface SiteFunctions {
  readonly http: Readonly<Record<string, { readonly answer: HttpFunction; readonly limit?: RequestLimit }>>;
  /** What runs again and again; `schedule` is a pattern of cron. */
  readonly scheduled: Readonly<
    Record<string, { readonly schedule: string; readonly run: () => Promise<void> }>
  >;
}
