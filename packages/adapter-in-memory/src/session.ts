/** Where one client's session lives; in a browser, a key of the tab's session storage. */
export interface SessionStorage {
  get(): string | null;
  set(value: string | null): void;
}
