import type { DatesAsked, RobotId, UserId } from '@roborrow/domain';
import { useCanGoBack, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';

/** The counterpart of the open thread, and the robot and the dates that the next message is about, if any (D26, D501). */
export interface Selection {
  readonly counterpartId: UserId;
  readonly robotId: RobotId | null;
  /** The dates that the next message asks for; entries of older versions lack them. */
  readonly dates?: DatesAsked | null;
  /** Opened from the list, so that going back in history shows the list again. */
  readonly isFromList: boolean;
}

// The address of an open thread stays /messages (D72), so the selection is stored in the history entry: it
// survives a reload, and Back on the phone returns to the list.
declare module '@tanstack/react-router' {
  interface HistoryState {
    selection?: Selection | null;
  }
}

/** The counterpart of the open thread at a location, or `null`. */
export const openCounterpart = (location: {
  readonly pathname: string;
  readonly state: { readonly selection?: Selection | null };
}): UserId | null =>
  location.pathname === '/messages' ? (location.state.selection?.counterpartId ?? null) : null;

export interface SelectionControl {
  readonly selection: Selection | null;
  readonly select: (counterpartId: UserId) => void;
  /** Back to the list. */
  readonly close: () => void;
  /** Removes the robot from the next message. */
  readonly dropRobot: () => void;
  /** Removes the dates alone. */
  readonly dropDates: () => void;
}

export function useSelection(): SelectionControl {
  const selection = useRouterState({ select: ({ location }) => location.state.selection ?? null });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const show = (next: Selection | null, replace: boolean) =>
    void navigate({ to: '/messages', state: next ? { selection: next } : {}, replace, resetScroll: false });
  return {
    selection,
    // Switching threads replaces the history entry, so that Back always leads to the list.
    select: (counterpartId) =>
      show({ counterpartId, robotId: null, isFromList: selection?.isFromList ?? true }, selection !== null),
    close: () => (selection?.isFromList && canGoBack ? router.history.back() : show(null, true)),
    dropRobot: () => selection && show({ ...selection, robotId: null, dates: null }, true),
    dropDates: () => selection && show({ ...selection, dates: null }, true),
  };
}
