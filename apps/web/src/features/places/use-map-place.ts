import { useCanGoBack, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

// The sheet covers the same page, so it is no address of its own. In the history entry it survives a reload, and Back shows the
// list again.
declare module '@tanstack/react-router' {
  interface HistoryState {
    mapSheet?: {
      /** Opened from the list, so that going back in history shows the list again. */
      readonly isFromList: boolean;
    };
  }
}

/** Where list and map have room side by side; the style sheet has the same width. */
const WIDE = '(width >= 72rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

/** Where the map of a search is. */
export interface MapPlace {
  /** `sheet` covers the list, on screens that have no room for both. */
  readonly kind: 'none' | 'beside' | 'sheet';
  /** Shows the map, or hides it where it is beside the list. */
  readonly toggle: () => void;
  /** Closes the sheet; `isBack` as the Back button does, which also scrolls the list to where it was. */
  readonly closeSheet: (isBack: boolean) => void;
}

/**
 * Where the map of a search is shown. On wide screens it stands beside the results of a search near a place, and of any search
 * where the user wanted it; the device remembers what the user wants. On others it is a sheet.
 */
export function useMapPlace(isNear: boolean): MapPlace {
  const sheet = useRouterState({ select: ({ location }) => location.state.mapSheet });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const isHydrated = useHydrated();
  const isWide = useIsWide();
  const choice = useMapChoice() ?? (isNear ? 'shown' : 'hidden');
  const here = { to: '.', search: true, resetScroll: false } as const;
  const closeSheet = (isBack: boolean) =>
    isBack && sheet?.isFromList && canGoBack
      ? router.history.back()
      : void navigate({ ...here, state: {}, replace: true });
  const toggle = () => {
    // A click may come before this has been rendered again for the browser's width.
    if (matchMedia(WIDE).matches) chooseMap(choice === 'shown' ? 'hidden' : 'shown');
    else void navigate({ ...here, state: { mapSheet: { isFromList: true } } });
  };
  const besideOrNone = choice === 'shown' ? 'beside' : 'none';
  const sheetOrNone = sheet ? 'sheet' : 'none';
  const kind = !isHydrated ? 'none' : isWide ? besideOrNone : sheetOrNone;
  return { kind, toggle, closeSheet };
}

/** The state of a history entry that a search from the map adds: the sheet stays open, and Back leads to the area before. */
export const stateAfterSearch = ({ kind }: MapPlace) =>
  kind === 'sheet' ? { mapSheet: { isFromList: false } } : {};

/** Whether the user wants the map beside the list; `null` while the user has not decided. Kept on this device. */
type MapChoice = 'shown' | 'hidden' | null;

const KEY = 'roborrow.map';
const listeners = new Set<() => void>();

/** The page's own script has set it before the first paint, so that the map's room is reserved from the beginning. */
const read = (): MapChoice => {
  const { map } = document.documentElement.dataset;
  return map === 'shown' || map === 'hidden' ? map : null;
};

const subscribeToChoice = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** `null` while the page is being hydrated, because a server does not know the choice. */
const useMapChoice = (): MapChoice => useSyncExternalStore(subscribeToChoice, read, () => null);

function chooseMap(choice: 'shown' | 'hidden'): void {
  document.documentElement.dataset['map'] = choice;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Where the browser stores nothing, the choice lasts as long as the page.
  }
}
