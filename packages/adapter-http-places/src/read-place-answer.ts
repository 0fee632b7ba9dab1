import {
  coordinates,
  PLACE_SOURCES,
  type KnownPlace,
  type PlaceAnswer,
  type PlaceSource,
} from '@roborrow/domain';
import * as z from 'zod/mini';

/** The format of Google's Geocoding API; D113 only specifies the location. */
const result = z.object({
  formatted_address: z.catch(z.string(), ''),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
});

const answer = z.catch(
  z.object({
    results: z.array(z.unknown()),
    did_you_mean: z.catch(z.unknown(), undefined),
    source: z.catch(z.optional(z.enum(PLACE_SOURCES)), undefined),
  }),
  { results: [], did_you_mean: undefined, source: undefined },
);

/** `name` is the name for a place without one in the answer; a place without any name is dropped. */
function readPlace(item: unknown, name: string, source: PlaceSource | undefined): KnownPlace | null {
  const { success, data } = result.safeParse(item);
  if (!success) return null;
  const point = coordinates(data.geometry.location.lat, data.geometry.location.lng);
  const description = data.formatted_address || name;
  if (!point || description === '') return null;
  return { description, coordinates: point, ...(source && { source }) };
}

/** The place of an address: the first result with the others beside it, or the place for "did you mean". */
export function readPlaceAnswer(body: unknown, asked: string): PlaceAnswer {
  const { results, did_you_mean, source } = answer.parse(body);
  const [first, ...others] = results.map((item, i) => readPlace(item, i === 0 ? asked : '', source));
  if (!first) return { kind: 'unknown', didYouMean: readPlace(did_you_mean, '', source) };
  return { kind: 'found', place: first, others: others.filter((place) => place !== null) };
}
