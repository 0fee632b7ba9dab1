import { hero } from './brand/hero.ts';
import { favicon, logo } from './brand/mark.ts';
import { noMessages, noResults, notFound } from './brand/spots.ts';
import { ARMS } from './catalogue/arms.ts';
import type { Entry } from './catalogue/entry.ts';
import { FLYERS } from './catalogue/flyers.ts';
import { INDOORS } from './catalogue/indoors.ts';
import { WALKERS } from './catalogue/walkers.ts';
import { WHEELS } from './catalogue/wheels.ts';
import { dimensionSheet } from './engine/dimension-sheet.ts';
import { closeUp, scene, studio } from './engine/studio.ts';
import { PORTRAITS } from './people/people.ts';
import { portrait } from './people/portrait.ts';

export const ENTRIES: readonly Entry[] = [...ARMS, ...WALKERS, ...FLYERS, ...WHEELS, ...INDOORS];

/** A file to be written: its path below `apps/web`, and its text. */
export interface Picture {
  readonly path: string;
  readonly svg: string;
}

const away = (yaw: number, by: number): number => yaw - Math.sign(yaw) * by;

/** The one to four pictures of a listing. */
function picturesOf(entry: Entry): readonly Picture[] {
  const picture = (suffix: string, svg: string): Picture => ({
    path: `public/demo/robots/${entry.slug}${suffix}.svg`,
    svg,
  });
  const { focus, place, inches, yaw, pitch, shift = [0, 0] } = entry;
  const pictures = [picture('', studio(entry))];
  if (focus !== undefined) {
    const [x, y, z, closer] = focus;
    pictures.push(
      picture('-detail', closeUp({ ...entry, yaw: away(yaw, -10), pitch: pitch + 3 }, [x, y, z], closer)),
    );
  }
  if (place !== undefined) {
    const turned = { ...entry, yaw: away(yaw, 12), pitch: Math.max(8, pitch - 4), size: 0.84 };
    pictures.push(picture('-scene', scene({ ...turned, shift: [0, shift[1] * 2 + 42] }, place)));
  }
  if (inches !== undefined) pictures.push(picture('-sheet', dimensionSheet(entry.model, inches, entry.tint)));
  return pictures;
}

/** Everything the program draws. */
export const allPictures = (): readonly Picture[] => [
  ...ENTRIES.flatMap(picturesOf),
  ...PORTRAITS.map((person) => ({ path: `public/demo/people/${person.slug}.svg`, svg: portrait(person) })),
  { path: 'public/hero.svg', svg: hero() },
  { path: 'public/favicon.svg', svg: favicon() },
  { path: 'public/illustrations/no-results.svg', svg: noResults() },
  { path: 'public/illustrations/no-messages.svg', svg: noMessages() },
  { path: 'public/illustrations/not-found.svg', svg: notFound() },
  { path: 'src/ui/logo.svg', svg: logo() },
];
