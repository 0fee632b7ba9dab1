import type { Coordinates, KnownPlace } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { placeNamed } from './places.queries.ts';

/** From where distances are measured outside of a search (D69). */
export interface Origin {
  readonly coordinates: Coordinates;
  /** `null` for the member's own place. */
  readonly place: KnownPlace | null;
}

/** The place of this name, else the member's own; `null` if neither is known, or while it is looked up. */
export function useKnownPlace(name: string): Origin | null {
  const { data: answer, isFetching } = useQuery(placeNamed(useServices(), name));
  const own = useMember()?.profile?.coordinates;
  if (isFetching) return null;
  if (answer?.kind === 'found') return { coordinates: answer.place.coordinates, place: answer.place };
  return own ? { coordinates: own, place: null } : null;
}
