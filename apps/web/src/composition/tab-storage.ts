import type { SessionStorage } from '@roborrow/adapter-in-memory';

/** A key of the tab's session storage, or a variable of the page where the browser forbids storage. */
export function tabStorage(key: string): SessionStorage {
  let memory: string | null = null;
  return {
    get: () => {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return memory;
      }
    },
    set: (value) => {
      memory = value;
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, value);
      } catch {
        // `memory` keeps the value until the page closes.
      }
    },
  };
}
