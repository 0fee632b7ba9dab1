import { loadUsOutlines, loadUsRoads } from '@roborrow/us-outlines';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';

/** Neither changes while the app runs. */
const unchanging = { staleTime: 'static', gcTime: Infinity } as const;

/** The outlines that the map is drawn from. */
export const usOutlines = queryOptions({
  queryKey: ['map', 'outlines'],
  queryFn: loadUsOutlines,
  ...unchanging,
});

/** The main roads, for a map that is near enough to show them. */
export const usRoads = queryOptions({ queryKey: ['map', 'roads'], queryFn: loadUsRoads, ...unchanging });

/** Every town, the most populous first, by which the map is read. */
export const mapTowns = (services: Promise<Services>) =>
  queryOptions({
    queryKey: ['map', 'towns'],
    queryFn: async () => (await services).towns.list(),
    ...unchanging,
  });

/** The code that draws the map. An error is that of the screen. */
export const mapCode = <Code>(load: () => Promise<Code>) =>
  queryOptions({ queryKey: ['map', 'code'], queryFn: load, throwOnError: true, ...unchanging });
