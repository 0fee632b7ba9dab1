import * as messages from '@roborrow/messages/listing/picture-viewer';

const words = messages.pictureViewer;

/** The pictures of a robot at the size of the window. The keys are defined by the viewer's library, which fills in the position. */
export const pictureViewer = {
  Lightbox: words.viewer,
  'Photo gallery': words.photos,
  Carousel: words.carousel,
  Slide: words.photo,
  '{index} of {total}': words.position({ index: '{index}', total: '{total}' }),
  Previous: words.previous,
  Next: words.next,
  Close: words.close,
  'Zoom in': words.zoomIn,
  'Zoom out': words.zoomOut,
} as const;
