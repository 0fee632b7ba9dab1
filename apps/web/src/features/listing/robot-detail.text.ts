import * as messages from '@roborrow/messages/listing/robot-detail';
import { numberText } from '@roborrow/text/plurals';

const words = messages.robotDetail;

/** One robot (D69). */
export const robotDetail = {
  ...words,
  /** Where no results led here. */
  robotsNear: (place: string): string => words.robotsNear({ place }),
  area: {
    ...words.area,
    note: (place: string): string => words.area.note({ place }),
    see: (place: string): string => words.area.see({ place }),
    map: (place: string): string => words.area.map({ place }),
  },
  photo: (number: number, total: number): string =>
    words.photo({ position: numberText(number), total: numberText(total) }),
  /** The pictures at the size of the window. */
  viewer: {
    ...words.viewer,
    open: (picture: string): string => words.viewer.open({ picture }),
  },
  /** How far the robot is from a place, or from the signed-in user's own. */
  distanceFrom: (distance: string, place: string): string => words.distanceFrom({ distance, place }),
  distanceFromOwn: (distance: string): string => words.distanceFromOwn({ distance }),
} as const;
