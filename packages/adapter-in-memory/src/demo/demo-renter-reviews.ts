import type { PersonSlug } from './demo-people.ts';

/**
 * What owners wrote of renters who had reviewed their robot, in the order of the stars in the renter's `asRenter`: which robot it was,
 * what, and what the renter answered.
 */
export const RENTER_REVIEWS: Partial<
  Record<PersonSlug, readonly (readonly [robot: string, text: string, answer?: string])[]>
> = {
  lucas: [
    [
      'pepper-pup',
      'Pepper came back brushed. I had not asked for that, and after eleven kids I would not have dared to.',
    ],
    [
      'otto-vacuum',
      'Told me about the shoelace before I found it, which I like. The bin was full, so four stars.',
      'Guilty. Next time I empty it twice.',
    ],
    ['meadow-mower', 'He named the mower. He also rinsed it. Lucas may have any of my robots.'],
  ],
  grace: [
    ['pepper-pup', 'Wrote ahead, came on time, and every cable was back in its own bag.'],
    [
      'sunny-tutor',
      'Asked good questions before she took it, and left a note on what the children tried. The lesson plans are better for it.',
      'They are still asking when it comes back.',
    ],
    ['skylark-trainer', 'Careful with the propellers. One landed in a hedge, and she said so at once.'],
  ],
  aisha: [
    [
      'otto-vacuum',
      'Easy to arrange, back an hour early, and the floors of her in-laws were apparently worth it.',
    ],
    ['crema-barista', 'Returned it clean down to the steam wand. Picked up half an hour late, but called.'],
  ],
};
