import { pictureForms } from '@roborrow/domain';
import { useEffect, useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { pictureViewer } from './picture-viewer.text.ts';
import { pictureFits } from '../../ui/Picture.tsx';

export interface GalleryPicture {
  /** The address, as the listing has it. */
  readonly src: string;
  readonly alt: string;
}

export interface LargePicturesProps {
  readonly pictures: readonly GalleryPicture[];
  /** The index of the first picture to show. */
  readonly first: number;
  /** Called when another picture is shown. */
  readonly onTurn: (index: number) => void;
  readonly onClose: () => void;
}

/** The largest zoom: screen pixels per pixel of a picture. */
const MOST_ZOOM = 4;

/**
 * Pictures at the size of the window, in a dialog: swiping and arrow keys change them; pinching, buttons, +
 * and - zoom.
 */
export function LargePictures({ pictures, first, onTurn, onClose }: LargePicturesProps) {
  // The viewer decodes every picture it gets, so it only gets pictures that were checked. It is mounted again
  // whenever the list changes.
  const [shown, setShown] = useState<{
    wholes: GalleryPicture[];
    slides: GalleryPicture[];
    index: number;
  } | null>(null);
  useEffect(() => {
    let isGone = false;
    const checkAll = async () => {
      const wholes = pictures.map(({ src, alt }) => ({ src: pictureForms(src).url, alt }));
      const fits = await Promise.all(wholes.map(({ src }) => pictureFits(src)));
      if (isGone) return;
      const slides = wholes.filter((_, index) => fits[index]);
      setShown({ wholes, slides, index: slides.findIndex((slide) => slide === wholes[first]) });
    };
    void checkAll();
    return () => {
      isGone = true;
    };
  }, [pictures, first]);
  if (!shown) return null;

  const { wholes, slides, index } = shown;
  const turn = (slide: GalleryPicture | undefined) => slide && onTurn(wholes.indexOf(slide));
  return (
    <Lightbox
      open
      close={onClose}
      slides={slides}
      index={Math.max(0, index)}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: MOST_ZOOM }}
      carousel={{ finite: slides.length < 2 }}
      {...(slides.length < 2 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      on={{ view: ({ index: viewed }) => turn(slides[viewed]) }}
      labels={pictureViewer}
    />
  );
}
