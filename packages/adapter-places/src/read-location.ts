import { coordinates, type Coordinates } from '@roborrow/domain';
import * as z from 'zod/mini';

const answer = z.object({
  results: z.array(
    z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) }),
  ),
});

/** Where the first result lies; `null` when there is none, or none on the globe (specification §7). */
export function readLocation(body: unknown): Coordinates | null {
  const { success, data } = answer.safeParse(body);
  const location = success ? data.results[0]?.geometry.location : undefined;
  return location ? coordinates(location.lat, location.lng) : null;
}
