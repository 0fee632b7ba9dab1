import { coordinates, epochMs, UNKNOWN_TIME, type Coordinates } from '@roborrow/domain';
import { z } from 'zod/mini';

/** Accepts a value that older documents do not have, or have as null. */
export const orElse = <Value>(schema: z.ZodMiniType<Value>, otherwise: Value) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? otherwise),
  );

/** Firestore's timestamp, created by any of its clients. Stored documents contain no functions. */
const isTimestamp = (value: unknown): value is { readonly toMillis: () => unknown } =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';

const millisecondsOf = (value: unknown): unknown => {
  if (isTimestamp(value)) return value.toMillis();
  return typeof value === 'string' ? Date.parse(value) : value;
};

/**
 * A time by the backend's clock. Older documents contain milliseconds, ISO text, or nothing usable, which
 * becomes `null`.
 */
export const updatedAt = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const at = millisecondsOf(value);
    // The range of Date: a time outside of it cannot be displayed.
    return typeof at === 'number' && Math.abs(at) <= 8.64e15 ? epochMs(at) : null;
  }),
);

export const createdAt = z.pipe(
  updatedAt,
  z.transform((value) => value ?? UNKNOWN_TIME),
);

/** Branded text; at run time it is checked to be a string. */
export const text = <Type extends string>() => z.custom<Type>((value) => typeof value === 'string');

const degrees = (limit: number) => z.nullish(z.number().check(z.gte(-limit), z.lte(limit)));

/** The two coordinate fields of a document. */
export const place = { latitude: degrees(90), longitude: degrees(180) };

/** The coordinates; `null` unless both fields exist (D5: 0 is a valid value). */
export const coordinatesOf = (stored: {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}): Coordinates | null =>
  typeof stored.latitude === 'number' && typeof stored.longitude === 'number'
    ? coordinates(stored.latitude, stored.longitude)
    : null;
