import type { PersonSlug } from './demo-people.ts';

/**
 * What renters wrote of the demo's robots, the oldest first, in the order of the stars in `rated` of the listing: who, what, and what the
 * owner answered. It is much text that few see at first, so it is loaded later than the robots.
 */
export const REVIEW_TEXTS: Readonly<
  Record<string, readonly (readonly [author: PersonSlug, text: string, answer?: string])[]>
> = {
  'pepper-pup': [
    [
      'lucas',
      'Eleven kids, one hallway, zero tears. Pepper gave paw to every single one of them, then did it again because somebody cried that it had been too short. Battery two was in the bag as promised.',
    ],
    [
      'grace',
      'Booked for a library afternoon. Blocks program in ten minutes, Python for the older ones. We’d take it again tomorrow.',
    ],
    [
      'june',
      'Sweet machine. One leg drifts a bit after an hour on carpet and the calibration page of the manual is missing.',
      'The page is back in the box now, thank you for telling me. Carpet is its natural enemy.',
    ],
    ['aisha', 'My niece has asked for "the real dog" every day since. So: thanks, I guess.'],
  ],
  'weaver-hexapod': [
    [
      'eleanor',
      'A beautiful gait and honest mechanics. I took a servo out and put it back in without a single spare screw, which says everything about how it is documented.',
    ],
    ['lucas', 'Great fun, louder than I expected. Not for an apartment after eight.'],
  ],
  'otto-vacuum': [
    ['aisha', 'Rented it for the week my in-laws came. They complimented the floors. THE FLOORS.'],
    [
      'lucas',
      'It works, but it ate a shoelace on day one and then asked me for help from under the sofa every evening. Pick up everything first, really everything.',
      'Fair. I added "shoelaces" to the list on the dock, in red.',
    ],
    ['tomas', 'Dog hair, mud, pine needles. Emptied itself, came back, no drama.'],
    ['priya', 'Clean, labeled, spare bag included. Exactly as described.'],
  ],
  'meadow-mower': [
    [
      'lucas',
      'We named it Gerald. Gerald is gone now and the lawn looks abandoned. Daniel walked the edge with me for half an hour and did not hurry once.',
    ],
    [
      'grace',
      'Very even cut. Lost its satellites twice beside the big oak, then found them again by itself.',
    ],
    ['aisha', 'Quiet enough to have coffee beside it.'],
  ],
  'beside-telepresence': [
    [
      'eleanor',
      'I attended a thesis defense three hundred miles away, and asked the second question. The candidate did not forgive me, the robot drove beautifully.',
    ],
    ['rebecca', 'Our lead had the flu and still gave notes from the third row. Strange and wonderful.'],
    ['hank', 'Picture froze twice on our barn Wi-Fi. Not the robot’s fault but know it.'],
  ],
  'titan-palletizer': [
    [
      'jamal',
      'Delivered at 7, stacking by 10. Fourteen hundred cartons without one complaint, which is more than I can say for the crew.',
    ],
    ['walt', 'Seed bags. All of them. My back says thank you.'],
  ],
  'sunny-tutor': [
    [
      'grace',
      'STEM night was full because of Sunny. The stretch break with sixty parents is a memory I will keep.',
    ],
    [
      'eleanor',
      'Children adore it. The stories are short and I would want more of them; we ran out on the second afternoon.',
      'Two new ones are in, and a long one about a lighthouse. Come back and listen.',
    ],
  ],
  'timber-rover': [
    [
      'lucas',
      'Everything visible, everything labeled. My daughter (9) rewired the left motor wrong, saw why, and fixed it. That is the whole review.',
    ],
    ['hank', 'Simple, sturdy, no black boxes. More of this please.'],
    ['kai', 'Missing two of the long standoffs. Maya dropped them off the same evening.'],
  ],
  'hauler-deck': [
    ['jamal', 'Stopped for a broom, a forklift and my assistant. In that order.'],
    ['hank', 'Mapping took longer than an afternoon since our floor is a maze. Once it knew, it knew.'],
  ],
  'pathfinder-dog': [
    [
      'tomas',
      'Took it down two levels of an old adit. The thermal camera found the draft we had been looking for since March. Half a day of training is not optional, and it is good.',
    ],
    ['june', 'Stairs with ice on them. It slipped, thought about it, and went on. So did I.'],
  ],
  'campus-cobot': [
    [
      'eleanor',
      'I taught an evening class with it. It stops at a touch as gently as Priya says; one student apologized to it.',
    ],
    [
      'weilin',
      'Calibrated, with the certificate in the drawer. Hand guiding is smooth, and yes I asked about torque.',
    ],
  ],
  'tableside-runner': [
    [
      'jamal',
      'Ninety guests, three trays, one near miss with a toddler that the robot saw before we did. Needs more floor plan than you think.',
    ],
    ['aisha', 'Opening night of the shop. People filmed it more than the clothes.'],
  ],
  'rounds-cart': [
    [
      'eleanor',
      'Drawers lock, screen is bright, paperwork is in order. Our volunteers understood it in minutes.',
    ],
  ],
  'twinhand-bench': [
    [
      'weilin',
      'Two hundred boards in a weekend. The second hand is what makes it: it simply holds the thing.',
    ],
  ],
  'skylark-trainer': [
    ['lucas', 'A crash really is just funny. Fourteen crashes, fourteen laughs.'],
    [
      'grace',
      'Great indoors. The pilot app logged us out in the middle of a lesson, once.',
      'An update came out for that. It is installed on the tablet now.',
    ],
  ],
  'toby-deskmate': [
    ['rebecca', 'It dances badly, as advertised. Our stage manager kept it on the prompt desk for a week.'],
    ['kai', 'Made the intern laugh on a bad day. Worth it.'],
  ],
  'wobble-balancer': [
    ['weilin', 'The best hour of control theory I have given. Push it, tune it, watch the plot settle.'],
    ['hank', 'Neat. Wheels want a clean floor.'],
  ],
  'culvert-crawler': [
    ['tomas', '240 feet into a storm drain and back, footage on a stick before I had coiled the tether.'],
    ['walt', 'Found the collapse. Wish it had not. Reel is heavy, bring a friend.'],
  ],
  'concourse-scrubber': [
    ['jamal', 'Showroom after a launch party. You do not want to know what was on that floor. It is gone.'],
    [
      'hank',
      'Corners. It leaves the corners. The middle is perfect, but I did an hour of corners by hand.',
      'True, and the listing says so now. For a hall with many corners I would lend you the small one.',
    ],
  ],
  'doodle-turtle': [
    ['grace', 'Kindergarten-proof is correct. It was dropped, hugged and drawn upon.'],
    ['lucas', 'My son explained an angle to his grandmother. Enough said.'],
    ['rebecca', 'Pen dried out on the first day; the blue one is better.'],
  ],
  'curbside-rover': [
    ['aisha', 'A week of deliveries around the block. Customers waved at it. It waited at every crossing.'],
  ],
  'furrow-weeder': [
    ['priya', 'My kitchen garden, all of it, before breakfast. It left the seedlings alone.'],
  ],
  'longtake-boom': [
    [
      'rebecca',
      'The same move, nineteen times, to the hair. I have worked with people who cannot do it twice. Sofia stayed until we had understood it and then left us in peace.',
    ],
    ['jamal', 'Precise, heavy, well packed. Have four people for the stairs.'],
  ],
  'studio-arm': [
    ['weilin', 'Product film for a gearbox. The focus pulls are better than mine have ever been.'],
    ['aisha', 'Lovely images. The elevator fits it only diagonally, so measure yours.'],
  ],
  'porter-humanoid': [
    ['hank', 'Carries what it says it carries. Slower than my nephew, but it does not look at a phone.'],
  ],
  'campus-lockers': [['grace', 'Two hundred students found their folders without asking me once.']],
  'steady-cobot': [
    ['daniel', 'Ran a leak test for eleven days. Cycle forty thousand looked like cycle one.'],
    ['walt', 'Overkill for my egg cartons and still fun.'],
  ],
  'trackmate-kit': [
    ['eleanor', 'A kit by someone who has taught. The wiring map alone is worth the rent.'],
    ['lucas', 'Took it apart on day one as told. Putting it together took until day three :)'],
  ],
  'mesa-rover': [
    [
      'maya',
      'It climbed the curb, then the steps, then my club’s expectations. Mission scripts were ready to go.',
    ],
    ['grace', 'Planetary week at school. I have never seen this class so quiet.'],
  ],
  'crema-barista': [
    [
      'aisha',
      'Three hundred espressos on opening day, each with a decent heart on top. Ingrid showed us the grinder twice because we asked twice.',
    ],
    ['jamal', 'Better than the last two caterers.'],
    ['sofia', 'Crew happiness per dollar: unbeaten.'],
  ],
  'lanai-cam': [
    ['tomas', 'Steady in wind that had me holding my hat. Six batteries, all healthy.'],
    ['ingrid', 'Clean picture, clean lenses, a note about where the whales had been. What more do you want.'],
  ],
  'nautilus-rov': [
    [
      'ingrid',
      'Eleven transects at eighty feet. The laser scale is accurate; I checked it against my own. Rinsed it twice, as one does.',
    ],
  ],
  'northlift-six': [
    [
      'walt',
      'Flew seed to the far bottoms where my truck gets stuck. June was on the radio the whole time and I was glad of it.',
    ],
  ],
  'arcline-welder': [
    ['daniel', 'Four hundred brackets, identical. I tried to find the bad one. There was none.'],
    ['jamal', 'Beautiful seams. The fume arm is short for our table; Hank lent us an extension, no charge.'],
  ],
  'gnat-racer': [
    ['kai', 'Fast and ugly, and I broke eleven props, which I was told I would.'],
    ['lucas', 'I am too old for this and I loved it.'],
  ],
  'gala-greeter': [
    [
      'rebecca',
      'Said every name right at the premiere, including the two I cannot. Badges were straight too.',
    ],
  ],
  'anvil-wedge': [['weilin', 'We lost in the quarter-final in the best way. Spare armor all used.']],
  'lagoon-cleaner': [
    ['grace', 'Swam on Saturday. The cable twisted a few times.'],
    [
      'june',
      'Rented it while visiting family. It would not climb past the second step, and we skimmed by hand for a day before it was swapped. The swap was quick.',
      'I am sorry. The drive belt had worn; it is new now, and the first day went back to you.',
    ],
  ],
  'ridge-cam': [
    ['ingrid', 'Horizon stays level in gusts when mine would have been in a tree.'],
    ['sofia', 'Great pictures, cold fingers. Take the heated gloves he offers.'],
  ],
  'strata-six': [['daniel', 'Point cloud came overnight, quarry volume within one percent of the survey.']],
  'badger-arm': [
    ['hank', 'Went behind the furnace so that I did not have to. Came back with the wrench I lost in 2019.'],
  ],
  'beach-cooler': [
    [
      'jamal',
      'Followed me through a parade for four miles. Only lost me once, at the funnel cakes, and that was my doing.',
    ],
    ['aisha', 'Fun! Sand in the hinges though.'],
  ],
  'manta-glider': [['ingrid', 'Three days, forty profiles, and dolphins on the recording.']],
  'gambit-chess': [
    [
      'maya',
      'It sighed at my queen’s gambit. The whole club heard. I have rarely been so well entertained by losing.',
    ],
    ['lucas', 'My twins play it as a team, and nearly won.'],
    [
      'rebecca',
      'Set pieces must stand exactly in the middle of the squares or it waits, politely and forever.',
    ],
  ],
  'fetch-dog': [
    [
      'weilin',
      'Full access as promised, and the logs are readable. The tea arrived half full, as advertised.',
    ],
  ],
  'heel-companion': [
    [
      'priya',
      'Tested with two patients and their therapists. It slows before curbs as if it had thought of them itself.',
    ],
  ],
  'inkline-plotter': [
    ['rebecca', 'A hundred and forty place cards in one night. Guests thought it was a calligrapher.'],
    ['grace', 'Lovely for first loops. Buy thicker paper.'],
  ],
  'ward-courier': [
    ['priya', 'It calls our elevator three times out of four. When it does not, it says so and waits.'],
  ],
  'lumen-tower': [
    ['jamal', 'Green rooms between shows, fifteen minutes each. Stopped at once when someone opened a door.'],
    ['hank', 'Does what it says, and the training was careful. Hard to carry up stairs.'],
  ],
  'benchmark-arm': [
    ['weilin', 'Old, accurate, a pleasure. I recognized the gears.'],
    ['maya', 'Six students, six term papers. It outlived all the laptops.'],
  ],
  'sentinel-tracks': [['hank', 'Noticed an open gate at 3 am and was right. Also noticed my cat, nightly.']],
  'marlo-humanoid': [
    ['sofia', 'Hits its mark. Take one was the take.'],
    ['jamal', 'Took direction better than our host, who will not read this.'],
  ],
  'vesper-humanoid': [
    [
      'aisha',
      'Unsettling in the window, in the way we wanted. Some customers crossed the street.',
      'Then she did her job. Thank you for giving her a good light.',
    ],
  ],
  'pane-walker': [
    [
      'eleanor',
      'My conservatory has forty-two panes and it did forty. Two were too small, which I had been told.',
    ],
    [
      'grace',
      'Streaks at the edges and a long beep at seven in the morning. The safety line is good and clearly explained.',
    ],
  ],
  'lobby-concierge': [['sofia', 'Answers the eleven questions. The twelfth was always mine.']],
  'butler-balancer': [
    ['ingrid', 'Guests gasped. Nothing spilled. I rented it again for my sister.'],
    ['hank', 'Do not try the patio. I tried the patio.'],
  ],
  'stockroom-lift': [
    ['jamal', 'Found our missing drum risers. Needs a smooth floor and patience on day one.'],
  ],
  'millhand-spindle': [
    ['rebecca', 'A foam lion, seven feet tall, by Thursday. Jamal knows every bit in that drawer.'],
  ],
  'pip-companion': [
    [
      'priya',
      'It stayed with my aunt for a fortnight and reminded her of her pills and, unasked, of my birthday. She cried when it left. So did I, a little.',
    ],
    ['grace', 'Dad talks to Pip about baseball. Dad had stopped talking about baseball.'],
    ['walt', 'Good company at the kitchen table.'],
  ],
  'trio-delta': [['ingrid', 'Cookies, cookies, cookies. Washes down as easily as it says.']],
  'orchard-six': [
    ['june', 'Flown with care, and he called the beekeeper first. I respect that.'],
    ['tomas', 'Sprays only where it should. Refill takes longer than the flight.'],
  ],
  'stride-exo': [
    [
      'eleanor',
      'I watched a friend stand for the first time in a year, with a therapist at each side. I have no criticism to offer.',
    ],
  ],
};
