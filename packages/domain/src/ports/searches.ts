/** What the site learns of searches (D800). */
export interface SearchesPort {
  /**
   * Counts a phrase that a search did not find, once for each visitor and day, without who that is. What cannot be counted is forgotten.
   * @throws PortError `unavailable`, `not-configured`
   */
  noteUnfound(phrase: string): Promise<void>;
}
