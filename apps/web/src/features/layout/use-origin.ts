import { useHydrated } from '../../ui/use-hydrated.ts';

/** Where this site is, e.g. "https://roborrow.example"; `null` while a page is rendered by the build, which does not know. */
export const useOrigin = (): string | null => (useHydrated() ? location.origin : null);
