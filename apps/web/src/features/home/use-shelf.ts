import type { FoundRobot, PlaceSource, Robot, ShelfPlace } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { settings } from '../../env.ts';
import { useServices } from '../../services.tsx';
import { useExpectsMember, useMember } from '../../session/use-session.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { featuredRobots, nearRobots } from '../robots/index.ts';
import { useRememberedPlace, useWantsFeatured, wantFeatured } from '../places/index.ts';

/**
 * After this time the placeholders are removed, in milliseconds (D63). Featured robots that arrive later are still
 * shown (D9), but while they are on the screen they are not replaced by near ones, which would put another robot under the finger.
 */
const PLACEHOLDER_TIMEOUT = 3000;

export interface Shelf {
  /** `waiting`: it is not known yet which robots will be shown. */
  readonly kind: 'waiting' | 'near' | 'featured';
  /** The place that is known, `null` also if no place has its name, whether or not the shelf shows what is near it. */
  readonly place: ShelfPlace | null;
  /** The source to credit beside the place's name. */
  readonly source: PlaceSource | null;
  readonly near: readonly FoundRobot[];
  /** Whether it was looked, and nothing is within 100 miles of the place. */
  readonly isNothingNear: boolean;
  readonly featured: readonly Robot[] | undefined;
  readonly hasGivenUp: boolean;
  readonly choose: (kind: 'near' | 'featured') => void;
}

const named = (label: string | null): ShelfPlace | null =>
  label === null ? null : { label, coordinates: null };

function isOnScreen(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * What Home's shelf shows (D344). A place asked for on this screen counts before the member's own, and that before the
 * last one searched on this device.
 */
export function useShelf(asked: string | null, section: RefObject<HTMLElement | null>): Shelf {
  const services = useServices();
  const isHydrated = useHydrated();
  const profile = useMember()?.profile;
  const remembered = useRememberedPlace();
  const wantsFeatured = useWantsFeatured();
  const [hasGivenUp, setGivenUp] = useState(false);
  const [isLate, setLate] = useState(false);

  const own = profile?.coordinates ? { label: profile.location, coordinates: profile.coordinates } : null;
  const wanted = named(asked) ?? own ?? named(remembered);
  const isMemberExpected = useExpectsMember();
  const isDecided = asked !== null || !isMemberExpected;
  const wantsNear = settings.maps && !wantsFeatured;

  const { data: featured } = useQuery(featuredRobots(services));
  const answer = useQuery(nearRobots(services, wantsNear && isDecided ? wanted : null));
  const near = answer.data?.found ?? [];
  // Who asked for a place waits for it, however long it takes.
  const isTooLate = isLate && asked === null;
  const isOpen = wantsNear && (!isDecided || (wanted !== null && answer.isPending));
  const isWaiting = isOpen && !isTooLate;

  useEffect(() => {
    const timer = setTimeout(() => setGivenUp(true), PLACEHOLDER_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setLate(true), PLACEHOLDER_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // Nothing changes under the finger where the shelf is not on the screen.
  useEffect(() => {
    if (!isTooLate || near.length === 0) return;
    // In the next frame, when the page is laid out anyway.
    const frame = requestAnimationFrame(() => {
      if (!isOnScreen(section.current)) setLate(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [isTooLate, near.length, section]);

  // A page that was rendered for every visitor was covered until now (`document/inline-scripts.ts`).
  useEffect(() => {
    if (isHydrated && !isWaiting) delete document.documentElement.dataset['near'];
  }, [isHydrated, isWaiting]);

  const showsNear = wantsNear && !isTooLate && near.length > 0;
  return {
    kind: isWaiting ? 'waiting' : showsNear ? 'near' : 'featured',
    place: answer.data === null ? null : wanted,
    source: answer.data?.source ?? null,
    near,
    isNothingNear: answer.data?.found.length === 0,
    featured,
    hasGivenUp,
    choose: (kind) => {
      setLate(false);
      wantFeatured(kind === 'featured');
    },
  };
}
