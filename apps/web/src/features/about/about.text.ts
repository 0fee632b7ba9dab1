import { brand } from '../../shared/brand.text.ts';

/** About (D64): a mission, six values, three steps, two links. */
export const about = {
  title: 'About',
  heading: `About ${brand.name}`,
  missionHeading: 'Why we are here',
  mission: [
    'Most robots spend their lives switched off. A cleaning robot works two hours a week, a survey drone flies on four Saturdays, a teaching arm rests all summer.',
    `${brand.name} puts them to work. Owners earn something from what they already have, and anybody can try, learn from and build with a machine they could never justify buying.`,
  ],
  valuesHeading: 'What we stand for',
  values: [
    {
      title: 'Close to home',
      text: 'Results start with the robot nearest to you, so a rental is a short drive, not a shipment.',
    },
    { title: 'Clear prices', text: 'One price per day, set by the owner and shown before you write a word.' },
    {
      title: 'People first',
      text: 'You deal with the owner, not with a desk. Ask anything before you agree to anything.',
    },
    {
      title: 'Your data is yours',
      text: 'Your email address and your exact place are never shown to anybody else.',
    },
    {
      title: 'Care for the machine',
      text: 'Owners say what their robot can do and what it cannot. Renters bring it back as they found it.',
    },
    {
      title: 'Room to learn',
      text: 'From a first classroom robot to a welding arm: everybody starts somewhere.',
    },
  ],
  stepsHeading: 'How it works',
  joinHeading: 'Ready when you are',
  signUp: 'Sign Up',
  browse: 'Browse Robots',
  /** Required by the licence of the embedded place data. */
  placeData: {
    before: 'Place data:',
    source: { text: 'GeoNames', url: 'https://www.geonames.org' },
    licence: { text: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
} as const;

/** Contact (D30). */
export const contact = {
  title: 'Contact',
  heading: 'Talk to us',
  text: 'A question, a problem, an idea: write to us. A person reads every message.',
} as const;
