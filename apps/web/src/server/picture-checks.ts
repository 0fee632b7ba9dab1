import type { PublicServices } from '../services.tsx';
import { LONGEST_SIDE } from '../ui/fitting-pictures.ts';
import { jpegSize } from './jpeg-size.ts';

type ReadStart = NonNullable<PublicServices['readPictureStart']>;

/** Bytes before which every picture of the product has said its size; a colour profile is among them. */
const MOST_BYTES = 4096;
/** A page waits for checks no longer than this, in milliseconds; the next page has their results. */
const LONGEST_WAIT = 300;
/** One check takes no longer, in milliseconds. */
const LONGEST_CHECK = 2000;
/** A picture that was not found to fit is checked again after this time, in milliseconds. */
const CHECKED_AGAIN = 60_000;
/** More results than this are forgotten, the oldest first. */
const MOST_RESULTS = 5000;
/** No more pictures than this are checked at the same time; the others are left to the browser. */
const MOST_CHECKS = 20;

/** What one page knows of its pictures. It does not change while the page is rendered, so that all of it shows the same. */
export interface PageChecks {
  /** Whether a picture is known to be small enough to be drawn at once (D152). Asking has it checked. */
  readonly fits: (address: string) => boolean;
  /** Waits for the checks that were asked for, at most that long, in milliseconds. Whether any picture turned out to fit. */
  readonly settle: (time: number) => Promise<boolean>;
  /** The pictures that fit, of those that were asked for. */
  readonly fitting: () => readonly string[];
}

/** Checks pictures for all pages of a renderer. What fits is remembered, because its address never holds another picture (D761). */
export function createPictureChecks(
  read: ReadStart,
  now: () => number,
): { readonly forPage: () => PageChecks } {
  const results = new Map<string, { readonly fits: boolean; readonly at: number }>();
  const running = new Map<string, Promise<void>>();

  const recall = (address: string): boolean | null => {
    const result = results.get(address);
    return result && (result.fits || now() - result.at < CHECKED_AGAIN) ? result.fits : null;
  };

  const check = async (address: string): Promise<void> => {
    const at = now();
    const start = await read(address, MOST_BYTES, at, AbortSignal.timeout(LONGEST_CHECK)).catch(() => null);
    const size = start && jpegSize(start);
    const sides = size ? [size.width, size.height] : [0];
    results.delete(address);
    results.set(address, { fits: sides.every((side) => side > 0 && side <= LONGEST_SIDE), at });
    for (const oldest of results.keys()) {
      if (results.size <= MOST_RESULTS) break;
      results.delete(oldest);
    }
    running.delete(address);
  };

  const checkOnce = (address: string): Promise<void> => {
    const known = running.get(address);
    if (known || running.size >= MOST_CHECKS) return known ?? Promise.resolve();
    const checking = check(address);
    running.set(address, checking);
    return checking;
  };

  const forPage = (): PageChecks => {
    const known = new Map<string, boolean>();
    const unchecked = new Set<string>();
    const fits = (address: string): boolean => {
      if (!known.has(address)) {
        const recalled = recall(address);
        known.set(address, recalled ?? false);
        if (recalled === null) unchecked.add(address);
      }
      return known.get(address) ?? false;
    };
    const settle = async (time: number): Promise<boolean> => {
      if (unchecked.size === 0) return false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const isOver = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.max(0, Math.min(time, LONGEST_WAIT)));
      });
      await Promise.race([Promise.all([...unchecked].map(checkOnce)), isOver]);
      clearTimeout(timer);
      const found = [...unchecked].filter(recall);
      unchecked.clear();
      for (const address of found) known.set(address, true);
      return found.length > 0;
    };
    return { fits, settle, fitting: () => [...known.keys()].filter((address) => known.get(address)) };
  };

  return { forPage };
}
