import {
  AVATAR_SIDE,
  ROBOT_IMAGE_SIDE,
  STORED_AVATAR_MAX_BYTES,
  STORED_ROBOT_IMAGE_MAX_BYTES,
} from './image-rules.ts';

/** In pixels, both whole and at least 1. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How pictures of one kind are stored: whole, and cut to the shape of the frame in which they are shown (D740). */
export interface PictureFrame {
  /** The longest side of the whole picture, in pixels. */
  readonly longestSide: number;
  /** The most bytes of the whole picture. */
  readonly maxBytes: number;
  /** Width by height of the frame. */
  readonly shape: number;
  /** The widths of the smaller pictures in pixels, ascending. */
  readonly widths: readonly number[];
}

/** A listing's pictures: 480 px for cards, 960 px for phones and link previews (D740). */
export const ROBOT_FRAME: PictureFrame = {
  longestSide: ROBOT_IMAGE_SIDE,
  maxBytes: STORED_ROBOT_IMAGE_MAX_BYTES,
  shape: 4 / 3,
  widths: [480, 960],
};

/** Avatars: 128 px wherever a face stands beside a name (D740). */
export const AVATAR_FRAME: PictureFrame = {
  longestSide: AVATAR_SIDE,
  maxBytes: STORED_AVATAR_MAX_BYTES,
  shape: 1,
  widths: [128],
};

/** Photos of a robot's condition: 480 px for their gallery, and the whole (D749). */
export const CONDITION_FRAME: PictureFrame = { ...ROBOT_FRAME, widths: [480] };

/** A part of a picture, in pixels of the whole. */
export interface PicturePart extends PictureSize {
  readonly left: number;
  readonly top: number;
}

/** A smaller picture to make: its size, and the part of the whole picture that it shows. */
export interface SmallerPicture extends PictureSize {
  readonly cut: PicturePart;
}

/** How wide a picture is, in pixels, once it is cut to the frame's shape. */
export const framedWidth = ({ shape }: Pick<PictureFrame, 'shape'>, { width, height }: PictureSize): number =>
  Math.max(1, Math.min(width, Math.round(height * shape)));

/** The height of a picture of the frame's shape, in pixels. */
const heightOf = ({ shape }: PictureFrame, width: number): number => Math.max(1, Math.round(width / shape));

/** The part of a whole picture that the frame shows: its middle. */
export const framedPart = (frame: PictureFrame, whole: PictureSize): PicturePart => {
  const width = framedWidth(frame, whole);
  const height = Math.min(whole.height, heightOf(frame, width));
  const left = Math.floor((whole.width - width) / 2);
  return { left, top: Math.floor((whole.height - height) / 2), width, height };
};

/** The smaller pictures to make of a whole one, ascending: only those that are smaller than its own part in the frame. */
export const smallerPictures = (frame: PictureFrame, whole: PictureSize): readonly SmallerPicture[] => {
  const cut = framedPart(frame, whole);
  return frame.widths
    .filter((width) => width < cut.width)
    .map((width) => ({ width, height: heightOf(frame, width), cut }));
};

/** The most bytes of a smaller picture: one for each pixel, as of a whole one. */
export const smallerMaxBytes = (frame: PictureFrame, width: number): number => width * heightOf(frame, width);
