/** The one place that knows where the app serves the demo's pictures from. */
const FOLDER = '/demo';

/** A picture of a demo robot; docs/pictures.md describes their style. */
export const demoImage = (slug: string): string => `${FOLDER}/robots/${slug}.svg`;

/** The portrait of a demo person. */
export const demoAvatar = (slug: string): string => `${FOLDER}/people/${slug}.svg`;
