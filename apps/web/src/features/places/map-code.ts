import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../ui/lazy-named.ts';
import { mapCode, usOutlines } from './map.queries.ts';

/**
 * The module with the map's component; `undefined` until it is loaded, which begins when it is wanted first, together with the
 * outlines. The component is no lazy one: React shows what has replaced a fallback 300 ms after the fallback at the earliest.
 */
export function useMapCode(isWanted: boolean) {
  useQuery({ ...usOutlines, enabled: isWanted, notifyOnChangeProps: [] });
  return useQuery({ ...mapCode(() => import('./RobotMap.tsx')), enabled: isWanted }).data;
}

/** The drawing of an area; its code is loaded when it is first shown. */
export const AreaMap = lazyPart(() => import('./AreaMap.tsx'), 'AreaMap');
