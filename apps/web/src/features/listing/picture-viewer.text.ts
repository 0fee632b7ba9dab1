/** The pictures of a robot at the size of the window. The keys are defined by the viewer's library. */
export const pictureViewer = {
  Lightbox: 'Large photos',
  'Photo gallery': 'Photos',
  Carousel: 'Carousel',
  Slide: 'Photo',
  '{index} of {total}': 'Photo {index} of {total}',
  Previous: 'Previous photo',
  Next: 'Next photo',
  Close: 'Close',
  'Zoom in': 'Zoom in',
  'Zoom out': 'Zoom out',
} as const;
