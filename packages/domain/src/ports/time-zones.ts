import type { TimeZone } from '../dates/time-zone.ts';
import type { Coordinates } from '../geo/coordinates.ts';

/** The time zones that this device knows by itself. */
export interface TimeZonesPort {
  /** The time zone of a place (D753); `null` where none is known, or none could be loaded. Never rejects. */
  zoneAt(place: Coordinates): Promise<TimeZone | null>;
}
