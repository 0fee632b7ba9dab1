import { useHydrated } from '../../ui/use-hydrated.ts';

/**
 * This site's origin, e.g. "https://roborrow.example"; `null` while the build renders a page, because the
 * build does not know it.
 */
export const useOrigin = (): string | null => (useHydrated() ? location.origin : null);
