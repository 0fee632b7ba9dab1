/** The folder from which the app serves the demo's pictures. */
const FOLDER = '/demo';

/** A picture of a demo robot; docs/pictures.md describes their style. */
export const demoImage = (slug: string): string => `${FOLDER}/robots/${slug}.svg`;

/** The portrait of a demo user. */
export const demoAvatar = (slug: string): string => `${FOLDER}/people/${slug}.svg`;
