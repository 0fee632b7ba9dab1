/** Tells the operator what failed, as far as that may be told (D783). */
export interface FailuresPort {
  /**
   * Reports whatever was thrown. Neither waits nor throws: a failure here must not become another one.
   * @param page the pattern of the page's address, "/robots/$id", or the name of a function
   */
  report(thrown: unknown, page: string): void;
  /** Resolves when nothing is on its way any more, or a second later. */
  sent(): Promise<void>;
}

/** Nobody is told. */
export const noFailures: FailuresPort = { report: () => undefined, sent: async () => undefined };
