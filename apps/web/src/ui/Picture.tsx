import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { isKnownToFit, pictureFits } from './picture-fits.ts';

export interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'> {
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
