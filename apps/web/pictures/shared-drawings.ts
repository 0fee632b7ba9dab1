import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, pictureForms, type Robot } from '@roborrow/domain';

/** A drawing of the demo that a link preview may show, and the JPEG of it; both are paths in `apps/web/public`. */
export interface SharedDrawing {
  readonly drawing: string;
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

export const BRAND_PICTURE = '/share.jpg';

/** The first picture of every robot, in the shape that previews show, and the portrait of every person. */
export function sharedDrawings(): readonly SharedDrawing[] {
  const { robots = [], users = [] } = demoSeed(epochMs(0));
  const jpegOf = (drawing: string): string =>
    drawing.replace(/^\/demo\//, '/demo/share/').replace(/svg$/, 'jpg');
  return [
    ...firstDrawings(robots).map((drawing) => ({
      drawing,
      picture: jpegOf(drawing),
      width: 1200,
      height: 630,
    })),
    ...users.map(({ avatar }) => ({
      drawing: avatar,
      picture: jpegOf(avatar),
      width: 512,
      height: 512,
    })),
  ];
}

/** The first picture of every robot, as a path in `apps/web/public`. */
export const firstDrawings = (robots: readonly Pick<Robot, 'images'>[]): readonly string[] =>
  robots.flatMap(({ images: [first] }) => (first ? [pictureForms(first).url] : []));
