import { type ComponentProps, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { fitting, LONGEST_SIDE, SourceOf } from './fitting-pictures.ts';
import { useHydrated } from './use-hydrated.ts';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'> {
  readonly 'data-size'?: number;
  /** The whole picture's URL. */
  readonly src: string;
  /** The same picture in smaller sizes, ascending; width in pixels. */
  readonly smaller?: readonly { readonly width: number; readonly url: string }[];
  /** How wide the whole picture is in its frame, in pixels; needed with `smaller`. */
  readonly wholeWidth?: number;
  /** How wide the picture is on the page, as the attribute of `img`. Without it, the smallest size is shown: that of cards. */
  readonly sizes?: string | undefined;
  /** The same for a rendered page until React has it, if a smaller size is to come first there. */
  readonly sizesAtFirst?: string | undefined;
  /** The picture's colours, a small `data:` URL, shown until it has come. */
  readonly placeholder?: string | null;
  readonly alt: string;
  readonly turn?: Turn;
  /** Shown if the picture does not load, or is too large to be decoded. */
  readonly fallback: ReactNode;
}

/**
 * When a picture loads: before anything else, as the largest that is seen first; at once; or when it comes close to the screen. A rendered
 * page holds those of the first two kinds, if its server has checked them (D760).
 */
export type Turn = 'first' | 'early' | 'near';

/**
 * A picture that a user stored, or a fallback. Its pixels are decoded only once its size is known (D152); until then its colours are
 * shown, or its smallest size if that was shown before (D745).
 */
export function Picture(props: PictureProps) {
  return <CheckedPicture key={props.src} {...props} />;
}

/** The distance from the screen at which a picture starts to load. */
const NEAR = '600px';

type State =
  /** Nothing of it can be shown, but perhaps its colours or its smallest size. */
  | { readonly kind: 'waiting'; readonly meanwhile: string | null }
  | { readonly kind: 'shown'; readonly wanted: Wanted }
  | { readonly kind: 'unusable' };

function CheckedPicture({
  src,
  smaller = [],
  wholeWidth = 0,
  sizes,
  sizesAtFirst = sizes,
  placeholder = null,
  alt,
  turn = 'near',
  fallback,
  ...look
}: PictureProps) {
  const isHydrated = useHydrated();
  const isFirst = turn === 'first';
  const isEager = turn !== 'near';
  const sourceOf = use(SourceOf);
  const [card] = smaller;
  // In a rendered page, only what is seen first was checked, and the bytes of one card may stand in it.
  const known = (url: string) => (isEager || isHydrated ? sourceOf(url, isFirst) : undefined);
  const sourced = (url: string) => known(url) ?? url;
  const wanted = wantedOf(src, smaller, wholeWidth, sizes, sourced);
  const least: Wanted = { src: sourced(card?.url ?? src) };
  const [state, setState] = useState<State>(() => {
    const all = wanted.srcSet ? [...smaller.map(({ url }) => url), src] : [card?.url ?? src];
    const isReady = isOwn(src) ? !isHydrated || !placeholder : all.map(known).every(Boolean);
    if (isReady) return { kind: 'shown', wanted };
    return { kind: 'waiting', meanwhile: (card && known(card.url)) ?? placeholder };
  });
  // Under a picture that stands in the page and has not come. They stay, because it covers them.
  const [colours] = useState(state.kind === 'shown' && !isHydrated && !isOwn(src) ? placeholder : null);
  const place = useRef<HTMLElement>(null);
  const { srcSet } = wanted;

  useEffect(() => {
    if (state.kind !== 'waiting' || !place.current) return;
    let isGone = false;
    const check = async () => {
      let next = isOwn(src) ? wanted : await checkedOf(wanted, isFirst);
      // Without a network, the smallest may be there alone (D746).
      if (!next && srcSet) next = await checkedOf(least, isFirst);
      if (!isGone) setState(next ? { kind: 'shown', wanted: next } : { kind: 'unusable' });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void check();
      },
      { rootMargin: NEAR },
    );
    if (isEager) void check();
    else observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
    // What is wanted follows from these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted.src, srcSet, sizes, isEager, isFirst, state]);

  // A window that has grown may need a larger size, which is checked like the first; with all of them, the browser sees to it.
  const isShown = state.kind === 'shown';
  const isChosen = isShown && !state.wanted.srcSet;
  useEffect(() => {
    if (!isChosen || !srcSet || isOwn(src)) return;
    const onResize = async () => {
      const next = await checkedOf(wanted, false);
      if (next) setState({ kind: 'shown', wanted: next });
    };
    const listener = () => void onResize();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [src, srcSet, sizes, isChosen]);

  // A rendered page says what its script will ask for. Nothing is decoded.
  if (isFirst && !isHydrated && state.kind === 'waiting' && state.meanwhile === placeholder)
    preload(wanted.src, {
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet: srcSet,
      imageSizes: srcSet && sizesAtFirst,
    });
  if (state.kind === 'unusable') return fallback;
  const { width, height, ...shape } = look;
  if (state.kind === 'waiting' && state.meanwhile === null)
    return <span ref={place} aria-hidden {...shape} />;
  // One element, because it goes on showing what it has until what it gets has come.
  const shown = state.kind === 'shown' ? state.wanted : { src: state.meanwhile ?? '' };
  const giveUp = () => setState(shown.srcSet ? { kind: 'shown', wanted: least } : { kind: 'unusable' });
  const image = (
    <img
      // On a prerendered page, it may have failed before React listened.
      ref={(image) => {
        place.current = image;
        if (isShown && image?.complete && image.naturalWidth === 0) giveUp();
      }}
      {...shape}
      alt={isShown ? alt : ''}
      aria-hidden={!isShown || undefined}
      onError={isShown ? giveUp : undefined}
      sizes={shown.sizes && !isHydrated ? sizesAtFirst : shown.sizes}
      srcSet={shown.srcSet}
      src={shown.src}
      width={width}
      height={height}
      loading={isFirst || !isShown || (isEager && isOwn(src)) ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (!colours) return image;
  return (
    <>
      <img {...shape} data-colours alt="" aria-hidden src={colours} width={width} height={height} />
      {image}
    </>
  );
}

/** What an `img` is given. */
interface Wanted {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

const wantedOf = (
  src: string,
  smaller: NonNullable<PictureProps['smaller']>,
  wholeWidth: number,
  sizes: string | undefined,
  sourced: (url: string) => string,
): Wanted => {
  const [card] = smaller;
  if (!card || !sizes) return { src: sourced(card?.url ?? src) };
  const all = [...smaller, { width: wholeWidth, url: src }];
  return { src, sizes, srcSet: all.map(({ width, url }) => `${sourced(url)} ${width}w`).join(', ') };
};

/** Whether a picture needs no check: a file of this site, or created by this page. */
const isOwn = (src: string): boolean => /^(?:blob:|\/(?![/\\]))/.test(src);

const load = (image: HTMLImageElement, { src, srcSet, sizes }: Wanted): Promise<boolean> =>
  new Promise((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    if (sizes) image.sizes = sizes;
    if (srcSet) image.srcset = srcSet;
    image.src = src;
  });

/** The size that the browser chooses, once it is known that it can be shown; `null` if it cannot. */
async function checkedOf(wanted: Wanted, isFirst: boolean): Promise<Wanted | null> {
  let { src } = wanted;
  if (wanted.srcSet) {
    const image = new Image();
    image.fetchPriority = isFirst ? 'high' : 'auto';
    if (!(await load(image, wanted))) return null;
    src = image.currentSrc || src;
  }
  return (await pictureFits(src)) ? { src } : null;
}

/**
 * Whether a picture can be shown: it loads and is no larger than `LONGEST_SIDE`. A picture of 16,000 × 16,000
 * pixels is 31 kB to download and more than a gigabyte to render. An image element outside of the document
 * reads the size from the file and decodes no pixel. This works for every format, and for pictures of other
 * sites, whose bytes scripts may not read. Not with `srcset`: then an element tells what a picture says of itself.
 */
export const pictureFits = async (src: string): Promise<boolean> => isOwn(src) || pictureIsSmall(src);

/** The same for a URL that the page made of bytes that another person stored. */
export async function pictureIsSmall(src: string): Promise<boolean> {
  if (fitting.has(src)) return true;
  const image = new Image();
  const isLoaded = await load(image, { src });
  const longest = Math.max(image.naturalWidth, image.naturalHeight);
  const fits = isLoaded && longest > 0 && longest <= LONGEST_SIDE;
  if (fits) fitting.set(src, src);
  return fits;
}
