import { direction } from '@roborrow/messages/language';
import { type ComponentType, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { WholeEnd } from '../../ui/surfaces.tsx';
import { StoredPicture } from '../../shared/StoredPicture.tsx';
import { showToast } from '../../shared/toast.ts';
import { robotCard, RobotPicture } from '../robots/index.ts';
import { robotDetail } from './robot-detail.text.ts';
import styles from './gallery.module.css';
import type { GalleryPicture, LargePicturesProps } from './LargePictures.tsx';
import { loadLargePictures } from './load-large-pictures.ts';

/** How wide the frame is, as `robot-detail.module.css` lays it out: beside the price, or alone. */
const WIDE_FRAME = '(min-width: 84rem) 51.5rem, (min-width: 60rem) calc(88vw - 23rem)';
const FRAME_WIDTH = `${WIDE_FRAME}, 92vw`;
/** In a rendered page, a phone gets the card's picture first, which may be there already, and sharpens it when React has the page. */
const FRAME_WIDTH_AT_FIRST = `${WIDE_FRAME}, 25vw`;

/** Where the next picture lies: the track runs like the writing. */
const written: string = direction;
const FORWARD = written === 'rtl' ? -1 : 1;

/** The viewer once it is loaded, and the picture it was opened with. */
interface Opened {
  readonly Viewer: ComponentType<LargePicturesProps>;
  readonly first: number;
}

/** One picture at a time: swiping, arrow keys, buttons and thumbnails change it, and each opens large. */
export function Gallery({ name, images }: { readonly name: string; readonly images: readonly string[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const pictures = useMemo(() => picturesOf(name, images), [name, images]);
  const isMany = pictures.length > 1;

  // The browser scrolls, by touch or by script; the current picture is computed from the scroll position.
  const updateShownPicture = () => {
    if (track.current) setShown(Math.round(Math.abs(track.current.scrollLeft) / track.current.clientWidth));
  };
  // On a prerendered page, the visitor may have scrolled before React listened.
  useEffect(updateShownPicture, []);
  const show = (index: number) => {
    track.current?.scrollTo({ left: FORWARD * index * track.current.clientWidth, behavior: 'instant' });
    // The scroll event comes with the next frame, and a second key may come before.
    setShown(index);
  };
  const step = (by: number) => show((shown + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isMany || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? FORWARD : -FORWARD);
  };
  // The viewer is downloaded when it is first opened.
  const open = () =>
    loadLargePictures().then(
      ({ LargePictures }) => setOpened({ Viewer: LargePictures, first: shown }),
      () => showToast('error', robotDetail.viewer.failure),
    );
  const close = () => {
    setOpened(null);
    track.current?.children[shown]?.querySelector('button')?.focus();
  };

  return (
    <section
      aria-roledescription={robotDetail.galleryKind}
      aria-label={robotDetail.gallery}
      className={styles['gallery']}
      onKeyDown={opened ? undefined : onKeyDown}
    >
      <div className={styles['frame']}>
        {pictures.length === 0 && <RobotPicture src={undefined} alt="" />}
        <ul ref={track} className={styles['track']} onScroll={updateShownPicture}>
          {pictures.map(({ src, alt }, index) => (
            <li key={src} inert={index !== shown}>
              <RobotPicture
                src={src}
                alt={alt}
                turn={index === 0 ? 'first' : 'near'}
                sizes={FRAME_WIDTH}
                sizesAtFirst={FRAME_WIDTH_AT_FIRST}
              />
              <button
                type="button"
                className={styles['open']}
                aria-label={robotDetail.viewer.open(alt)}
                aria-haspopup="dialog"
                onClick={() => void open()}
              />
            </li>
          ))}
        </ul>
        {isMany && (
          <div data-whole className={styles['arrows']}>
            <Button
              variant="secondary"
              size="icon"
              aria-label={robotDetail.previousPhoto}
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" />
            </Button>
            <span role="status">{robotDetail.photo(shown + 1, pictures.length)}</span>
            <Button
              variant="secondary"
              size="icon"
              aria-label={robotDetail.nextPhoto}
              onClick={() => step(1)}
            >
              <Icon name="chevron-right" />
            </Button>
            <WholeEnd />
          </div>
        )}
      </div>
      {isMany && (
        <ul className={styles['thumbnails']}>
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={robotDetail.photo(index + 1, pictures.length)}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              >
                <StoredPicture
                  address={src}
                  alt=""
                  width={160}
                  height={120}
                  className={styles['thumbnail']}
                  fallback={
                    <span className={styles['thumbnail']}>
                      <Icon name="bot" />
                    </span>
                  }
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened && <opened.Viewer pictures={pictures} first={opened.first} onTurn={show} onClose={close} />}
    </section>
  );
}

/** Each picture once, even if a listing contains it twice. */
function picturesOf(name: string, images: readonly string[]): readonly GalleryPicture[] {
  const each = [...new Set(images)];
  return each.map((src, index) => {
    const position = each.length > 1 ? `. ${robotDetail.photo(index + 1, each.length)}` : '';
    return { src, alt: robotCard.imageOf(name) + position };
  });
}
