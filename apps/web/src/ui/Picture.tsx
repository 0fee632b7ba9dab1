import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'> {
  readonly 'data-size'?: number;
  readonly src: string;
  readonly alt: string;
  /** Loads at once; otherwise when it comes close to the screen. */
  readonly eager?: boolean;
  /** Shown if the picture does not load, or is too large to be decoded. */
  readonly fallback: ReactNode;
}

/** A picture that a user stored, or a fallback. Its pixels are decoded only once its size is known (D152). */
export function Picture(props: PictureProps) {
  return <CheckedPicture key={props.src} {...props} />;
}

/** The distance from the screen at which a picture starts to load. */
const NEAR = '600px';

function CheckedPicture({ src, alt, eager = false, fallback, ...look }: PictureProps) {
  const [state, setState] = useState(isKnownToFit(src) ? 'shown' : 'unchecked');
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (state !== 'unchecked' || !place.current) return;
    let isGone = false;
    const check = async () => {
      const fits = await pictureFits(src);
      if (!isGone) setState(fits ? 'shown' : 'unusable');
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void check();
      },
      { rootMargin: NEAR },
    );
    if (eager) void check();
    else observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [src, eager, state]);

  if (state === 'unusable') return fallback;
  const { width, height, ...shape } = look;
  if (state === 'unchecked') return <span ref={place} aria-hidden {...shape} />;
  const giveUp = () => setState('unusable');
  return (
    <img
      // On a prerendered page, it may have failed before React listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) giveUp();
      }}
      {...shape}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={giveUp}
    />
  );
}

/**
 * The longest side of a picture that is shown, in pixels (D152). The product scales every stored picture down
 * to it (D22), so only a picture that was stored with another client is larger.
 */
export const LONGEST_SIDE = 1600;

const fitting = new Set<string>();

/** Whether a picture needs no check: a file of this site, created by this page, or checked before. */
const isKnownToFit = (src: string): boolean => /^(?:blob:|\/(?![/\\]))/.test(src) || fitting.has(src);

/**
 * Whether a picture can be shown: it loads and is no larger than `LONGEST_SIDE`. A picture of 16,000 × 16,000
 * pixels is 31 kB to download and more than a gigabyte to render. An image element outside of the document
 * reads the size from the file and decodes no pixel. This works for every format, and for pictures of other
 * sites, whose bytes scripts may not read.
 */
export async function pictureFits(src: string): Promise<boolean> {
  if (isKnownToFit(src)) return true;
  const image = new Image();
  const isLoaded = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = src;
  });
  const longest = Math.max(image.naturalWidth, image.naturalHeight);
  const fits = isLoaded && longest > 0 && longest <= LONGEST_SIDE;
  if (fits) fitting.add(src);
  return fits;
}
