import { useSyncExternalStore } from 'react';

/*
 * Whether this device's visitor lets visits be counted (D813). Signed out or in, in every tab: it belongs to the device.
 */
const KEY = 'roborrow.counting';

export type Choice = 'yes' | 'no';

/** A choice for this page alone, where the browser stores nothing. */
let unstored: Choice | null = null;
const listeners = new Set<() => void>();

const isChoice = (text: string | null): text is Choice => text === 'yes' || text === 'no';

function stored(): Choice | null {
  try {
    const text = localStorage.getItem(KEY);
    return unstored ?? (isChoice(text) ? text : null);
  } catch {
    return unstored; // the browser forbids storage
  }
}

/** Whether the browser itself says no: Global Privacy Control or Do Not Track. */
export const isRefusedByBrowser = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean; // not every browser has it
  };
  return globalPrivacyControl === true || doNotTrack === '1';
};

/** What was chosen; `null` for a visitor who was not asked yet. What the browser says counts more. */
export const consentChoice = (): Choice | null => (isRefusedByBrowser() ? 'no' : stored());

/** Remembers the choice, and tells whoever counts. */
export function chooseConsent(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
    unstored = null;
  } catch {
    unstored = choice;
  }
  if (choice === 'no') deleteCookies();
  for (const listener of listeners) listener();
}

/** The cookies that Google Analytics has set, on this host and on the domains above it. */
function deleteCookies(): void {
  const names = document.cookie.split('; ').flatMap((cookie) => /^_ga\w*/.exec(cookie)?.[0] ?? []);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names)
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Calls the listener after each choice, here or in another tab. */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** For the backend that counts. */
export const consent = {
  isGiven: (): boolean => consentChoice() === 'yes',
  onChange: (listener: () => void): void => void onConsentChange(listener),
} as const;

/** The choice; `undefined` in a page that a server rendered, which does not know the device. */
export const useConsentChoice = (): Choice | null | undefined =>
  useSyncExternalStore<Choice | null | undefined>(onConsentChange, consentChoice, () => undefined);
