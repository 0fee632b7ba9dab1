import {
  coordinates,
  type DevicePositionPort,
  type PositionAnswer,
  type PositionFailure,
} from '@roborrow/domain';

/** How long the device may take for its position, in milliseconds. */
const POSITION_TIMEOUT = 10_000;
/** How long the user may take to answer the browser's question: some browsers never report that it was closed. */
const ANSWER_TIMEOUT = 60_000;
/** A position that is this old is good enough to name a town, in milliseconds. */
const GOOD_FOR = 600_000;

/** The codes of `GeolocationPositionError`. */
const REASONS: Readonly<Record<number, PositionFailure>> = { 1: 'refused', 2: 'unavailable', 3: 'timed-out' };

const unknown = (why: PositionFailure): PositionAnswer => ({ kind: 'unknown', why });

/** Whether the user has refused it for this site before. Not every browser can say. */
async function isBlocked(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied';
  } catch {
    return false;
  }
}

/** The browser's own answer. A coarse position is enough: only a town is named. */
export const devicePosition: DevicePositionPort = {
  async ask() {
    // Insecure pages and old browsers have none, whatever its type says.
    if (!('geolocation' in navigator)) return unknown('unsupported');
    if (await isBlocked()) return unknown('blocked');
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(unknown('timed-out')), ANSWER_TIMEOUT);
      const answer = (found: PositionAnswer) => {
        clearTimeout(timer);
        resolve(found);
      };
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          const position = coordinates(coords.latitude, coords.longitude);
          answer(position ? { kind: 'known', position } : unknown('unavailable'));
        },
        ({ code }) => answer(unknown(REASONS[code] ?? 'unavailable')),
        { enableHighAccuracy: false, timeout: POSITION_TIMEOUT, maximumAge: GOOD_FOR },
      );
    });
  },
};
