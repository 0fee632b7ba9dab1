import * as messages from '@roborrow/messages/about/about';
import { brand } from '../../shared/brand.text.ts';

const { heading, mission, values, placeData } = messages.about;

/** About (D64): a mission, six values, three steps, two links. */
export const about = {
  ...messages.about,
  heading: heading({ brand: brand.name }),
  mission: [mission.p1, mission.p2({ brand: brand.name })],
  values: [values.close, values.prices, values.people, values.data, values.care, values.learning],
  /** Required by the licence of the embedded place data. */
  placeData: {
    before: placeData,
    source: { text: 'GeoNames', url: 'https://www.geonames.org' },
    licence: { text: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
} as const;

/** Contact (D30). */
export { contact } from '@roborrow/messages/about/about';
