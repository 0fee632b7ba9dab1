import { pictureDetails } from '@roborrow/domain';
import { DEMO_COLOURS } from './demo-colours.ts';

/** The folder from which the app serves the demo's pictures. */
const FOLDER = '/demo';

/** As a stored photo's. A drawing is sharp in every size, so it has no smaller ones. */
const SIZE = { width: 1600, height: 1200 };

/**
 * A picture of a demo robot, with its colours if it is a robot's first one (D741); docs/pictures.md describes their style.
 */
export const demoImage = (slug: string): string => {
  const colours = DEMO_COLOURS[slug];
  return `${FOLDER}/robots/${slug}.svg${colours ? `#${pictureDetails(SIZE, colours, [])}` : ''}`;
};

/** The portrait of a demo user. */
export const demoAvatar = (slug: string): string => `${FOLDER}/people/${slug}.svg`;
