import { coordinates, epochMs, type Coordinates } from '@roborrow/domain';
import { Timestamp } from 'firebase/firestore';
import { z } from 'zod/mini';

/** A value that older documents do not have, or have as null. */
export const orElse = <Value>(schema: z.ZodMiniType<Value>, otherwise: Value) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? otherwise),
  );

/** A moment of the backend's clock. */
export const timestamp = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp),
  z.transform((value) => epochMs(value.toMillis())),
);

/** Branded text, checked as what it is at run time. */
export const text = <Type extends string>() => z.custom<Type>((value) => typeof value === 'string');

const degrees = (limit: number) => z.nullish(z.number().check(z.gte(-limit), z.lte(limit)));

/** The two fields of a document that say where something lies. */
export const place = { latitude: degrees(90), longitude: degrees(180) };

/** Where it lies; `null` unless both are there (D5: 0 is a place like any other). */
export const coordinatesOf = (stored: {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}): Coordinates | null =>
  typeof stored.latitude === 'number' && typeof stored.longitude === 'number'
    ? coordinates(stored.latitude, stored.longitude)
    : null;
