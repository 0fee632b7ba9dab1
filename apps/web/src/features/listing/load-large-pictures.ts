/** Loads the viewer of pictures at the size of the window, which is needed once one is opened. */
export const loadLargePictures = () => import('./LargePictures.tsx');
