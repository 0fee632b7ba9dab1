import { isSameSaved, isValidSaved, mergeSaved, NOTHING_SAVED, type Saved } from '@roborrow/domain';
import { STORED_AT } from '../robots/index.ts';

/* What visitors save, on this device (D320). Members' lists are in their accounts and are never stored here. */

/** The stored list, or what this page keeps because the browser stores nothing. */
let known: Saved | null = null;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Entries of another version, or written by something else, are left out. */
function entriesOf(list: unknown, isValid: (entry: unknown) => boolean): readonly never[] {
  return Array.isArray(list) ? (list.filter(isValid) as never[]) : []; // each entry was checked
}

function isValid(name: keyof Saved): (entry: unknown) => boolean {
  return (entry) => {
    if (typeof entry !== 'object' || entry === null) return false;
    return isValidSaved({ ...NOTHING_SAVED, [name]: [entry] });
  };
}

function parse(text: string | null): Saved {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (typeof stored !== 'object' || stored === null) return NOTHING_SAVED;
  const list = (name: keyof Saved) => entriesOf(Reflect.get(stored, name), isValid(name));
  return mergeSaved(
    { robots: list('robots'), searches: list('searches'), removed: list('removed') },
    NOTHING_SAVED,
  );
}

function load(): Saved {
  try {
    return parse(localStorage.getItem(STORED_AT));
  } catch {
    return NOTHING_SAVED; // what is stored is no JSON, or the browser forbids storage
  }
}

/** False if the browser refuses, or has no space left: then the list lasts as long as the page. */
function store(saved: Saved): boolean {
  try {
    if (isSameSaved(saved, NOTHING_SAVED)) localStorage.removeItem(STORED_AT);
    else localStorage.setItem(STORED_AT, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

/** Another tab changed the list. */
function onStorage({ key }: StorageEvent): void {
  if (key !== STORED_AT && key !== null) return;
  known = load();
  notify();
}

function open(): Saved {
  addEventListener('storage', onStorage);
  return load();
}

export const deviceSaved = {
  read: (): Saved => (known ??= open()),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** @returns whether it will be there after this page is closed. */
  merge: (changes: Saved): boolean => {
    // Another tab may have written since, and its event not have come yet.
    known = mergeSaved(mergeSaved(deviceSaved.read(), load()), changes);
    const isStored = store(known);
    notify();
    return isStored;
  },

  /** Takes away what now is in an account; what was added since stays. */
  moveOut: (moved: Saved): void => {
    const without = <Entry>(entries: readonly Entry[], gone: readonly Entry[]): readonly Entry[] => {
      const texts = new Set(gone.map((entry) => JSON.stringify(entry)));
      return entries.filter((entry) => !texts.has(JSON.stringify(entry)));
    };
    const { robots, searches, removed } = deviceSaved.read();
    known = {
      robots: without(robots, moved.robots),
      searches: without(searches, moved.searches),
      removed: without(removed, moved.removed),
    };
    store(known);
    notify();
  },
};
