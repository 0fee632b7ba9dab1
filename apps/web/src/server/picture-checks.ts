import type { PageState } from '../document/page-state.ts';
import type { PublicServices } from '../services.tsx';
import { LONGEST_SIDE } from '../ui/fitting-pictures.ts';
import { jpegSize } from './jpeg-size.ts';

type ReadStart = NonNullable<PublicServices['readPictureStart']>;

/** Bytes before which every picture of the product has said its size; a colour profile is among them. */
const MOST_BYTES = 4096;
/** A card of no more bytes than this stands in the page, which has one at most; most take 12,000 to 30,000 (D867). */
const MOST_PAINTED = 40_000;
/** A page waits for checks no longer than this, in milliseconds; the next page has their results. */
const LONGEST_WAIT = 300;
/** One check takes no longer, in milliseconds. */
const LONGEST_CHECK = 2000;
/** A picture that was not found to fit is checked again after this time, in milliseconds, and one that stands in pages is read again. */
const CHECKED_AGAIN = 60_000;
/** More results than this are forgotten, the oldest first. */
const MOST_RESULTS = 5000;
/** Of no more pictures than this the bytes are kept, some 10 MB. */
const MOST_KEPT = 200;
/** No more pictures than this are checked at the same time; the others are left to the browser. */
const MOST_CHECKS = 20;

/** What one page knows of its pictures. It does not change while the page is rendered, so that all of it shows the same. */
export interface PageChecks {
  /**
   * What a picture is drawn from, if it is known to be small enough to be drawn at once (D152). Asking has it checked. Of the picture that
   * is seen first, the file that is asked for first, its card, is read whole and drawn from its bytes, a `data:` URL (D867).
   */
  readonly sourceOf: (address: string, isFirst?: boolean) => string | undefined;
  /** Waits for the checks that were asked for, at most that long, in milliseconds. Whether the page would show more with them. */
  readonly settle: (time: number) => Promise<boolean>;
  /** The pictures that fit, of those that were asked for. */
  readonly shown: () => Pick<PageState, 'pictures' | 'painted'>;
}

interface Result {
  readonly fits: boolean;
  readonly at: number;
}

/** Keeps no more than that many, and forgets the oldest. */
function remember<Value>(kept: Map<string, Value>, most: number, key: string, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
}

const dataUrl = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;

/** Checks pictures for all pages of a renderer. What fits is remembered, because its address never holds another picture (D761). */
export function createPictureChecks(
  read: ReadStart,
  now: () => number,
): { readonly forPage: () => PageChecks } {
  const results = new Map<string, Result>();
  /** What was read whole: its bytes as a URL, or `null` for what is too large or did not come. */
  const wholes = new Map<string, { readonly url: string | null; readonly at: number }>();
  const running = new Map<string, Promise<void>>();

  const isOld = ({ at }: Pick<Result, 'at'>): boolean => now() - at >= CHECKED_AGAIN;

  /** `undefined` for what is to be checked, `null` for what does not fit. */
  const recall = (address: string, isWhole: boolean): string | null | undefined => {
    const result = results.get(address);
    if (!result || (!result.fits && isOld(result))) return undefined;
    if (!result.fits || !isWhole) return result.fits ? address : null;
    const whole = wholes.get(address);
    return whole && !isOld(whole) ? (whole.url ?? address) : undefined;
  };

  const check = async (address: string, isWhole: boolean): Promise<void> => {
    const at = now();
    const most = isWhole ? MOST_PAINTED + 1 : MOST_BYTES;
    const start = await read(address, most, at, AbortSignal.timeout(LONGEST_CHECK)).catch(() => null);
    const size = start && jpegSize(start);
    const sides = size ? [size.width, size.height] : [0];
    const fits = sides.every((side) => side > 0 && side <= LONGEST_SIDE);
    // One that was found to fit before, and does not come now, still does.
    if (!results.get(address)?.fits) remember(results, MOST_RESULTS, address, { fits, at });
    const url = fits && start && start.length < most ? dataUrl(start) : null;
    if (isWhole) remember(wholes, MOST_KEPT, address, { url, at });
    running.delete(`${isWhole} ${address}`);
  };

  const checkOnce = (address: string, isWhole: boolean): Promise<void> => {
    const name = `${isWhole} ${address}`;
    const known = running.get(name);
    if (known || running.size >= MOST_CHECKS) return known ?? Promise.resolve();
    const checking = check(address, isWhole);
    running.set(name, checking);
    return checking;
  };

  const forPage = (): PageChecks => {
    const known = new Map<string, string | null>();
    const unchecked = new Set<string>();
    let painted: string | null = null;
    const sourceOf = (address: string, isFirst = false): string | undefined => {
      if (isFirst) painted ??= address;
      if (!known.has(address)) {
        const recalled = recall(address, address === painted);
        // What is known to fit, but was to be read again, is shown all the same.
        known.set(address, recalled ?? recall(address, false) ?? null);
        if (recalled === undefined) unchecked.add(address);
      }
      return known.get(address) ?? undefined;
    };
    const settle = async (time: number): Promise<boolean> => {
      if (unchecked.size === 0) return false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const isOver = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.max(0, Math.min(time, LONGEST_WAIT)));
      });
      const checks = Array.from(unchecked, (address) => checkOnce(address, address === painted));
      await Promise.race([Promise.all(checks), isOver]);
      clearTimeout(timer);
      let isMore = false;
      for (const address of unchecked) {
        const found = recall(address, address === painted) ?? recall(address, false) ?? null;
        isMore ||= found !== known.get(address);
        known.set(address, found);
      }
      unchecked.clear();
      return isMore;
    };
    const shown = () => ({
      pictures: [...known.keys()].filter((address) => known.get(address)),
      painted: painted !== null && known.get(painted)?.startsWith('data:') ? painted : null,
    });
    return { sourceOf, settle, shown };
  };

  return { forPage };
}
