import {
  epochMs,
  fullName,
  messageId,
  type EndReason,
  type EpochMs,
  type Message,
  type Robot,
  type RobotId,
  type StepKind,
} from '@roborrow/domain';
import { demoNote, demoNoteId, type DemoDates } from './demo-rentals.ts';
import { demoRobotId, demoUserId } from './demo-listing.ts';
import { PEOPLE, type PersonSlug } from './demo-people.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * A conversation: the renter, the owner, and each line with its minutes before now and whether the owner
 * wrote it.
 */
interface Thread {
  readonly renter: PersonSlug;
  readonly owner: PersonSlug;
  /** The listing in the first message. */
  readonly about: string | null;
  /** How many of the last lines are unread. */
  readonly unread: number;
  readonly lines: readonly (readonly [minutesAgo: number, who: 'r' | 'o', text: string, dates?: DemoDates])[];
}

const step = (kind: StepKind, of: string, reason?: EndReason): DemoDates => ({
  kind,
  of,
  ...(reason && { reason }),
});

const THREADS: readonly Thread[] = [
  {
    renter: 'lucas',
    owner: 'maya',
    about: 'pepper-pup',
    unread: 2,
    lines: [
      [
        2 * DAY + 190,
        'r',
        'Hi Maya! My twins turn nine on Saturday. Would Pepper survive eleven kids and a hallway?',
      ],
      [2 * DAY + 171, 'o', 'Pepper has survived my sixth graders, so yes. Hallways are its favorite.'],
      [2 * DAY + 160, 'o', 'I will put in the second battery and the treasure-hunt cards.'],
      [DAY + 320, 'r', 'You are the best. Can I pick it up Friday after school?'],
      [DAY + 301, 'o', 'Friday 4:30 works. Bring the tablet back charged and we are even.'],
      [52, 'o', 'Small update: a student gave Pepper a bandana today. It stays on, I am told.'],
      [50, 'o', 'Also, please text me when you are at the gate, the bell is broken.'],
    ],
  },
  {
    renter: 'lucas',
    owner: 'daniel',
    about: 'meadow-mower',
    unread: 0,
    lines: [
      [
        9 * DAY + 40,
        'r',
        'Does Meadow cope with a lawn that is half acorns? I would need it five days from Monday.',
        { kind: 'asked', of: 'acorns', robot: 'meadow-mower', days: [-8, -4] },
      ],
      [
        8 * DAY + 540,
        'o',
        'Rake the brown ones first or it sounds like popcorn. I will walk the edge with you Monday at 8.',
        step('accepted', 'acorns'),
      ],
      [8 * DAY, 'o', 'Edge walked, fence checked. It is yours.', step('handed-over', 'acorns')],
      [3 * DAY + 200, 'r', 'It mowed around the sprinkler and my daughter named it Gerald.'],
      [
        3 * DAY + 150,
        'o',
        'They all get a name eventually. Glad it works, and that it is back!',
        step('returned', 'acorns'),
      ],
    ],
  },
  {
    renter: 'aisha',
    owner: 'hank',
    about: 'gala-greeter',
    unread: 1,
    lines: [
      [
        6 * DAY + 100,
        'r',
        'Opening a bookshop on South Congress this week. Could Gala greet people and hand out tote bags?',
        { kind: 'asked', of: 'bookshop', robot: 'gala-greeter', days: [-1, 1] },
      ],
      [
        6 * DAY + 45,
        'o',
        'Greet, yes. Hand out, no, the arms are decoration. Put a basket next to it and it will point very elegantly.',
      ],
      [5 * DAY + 900, 'r', 'Pointing is fine. Does it need a guest list?'],
      [
        5 * DAY + 880,
        'o',
        'Only for names on badges. Without one it just says something nice. I have a bookish phrase pack somewhere.',
      ],
      [4 * DAY + 12, 'o', 'Found it. It quotes first lines of novels.', step('accepted', 'bookshop')],
      [DAY, 'r', 'Gala is here, and pointing at poetry.', step('handed-over', 'bookshop')],
      [7 * HOUR, 'r', 'Could I keep it for Sunday as well? We added a reading.'],
    ],
  },
  {
    renter: 'aisha',
    owner: 'sofia',
    about: 'longtake-boom',
    unread: 0,
    lines: [
      [
        20 * DAY,
        'r',
        'We are filming one shot: a hand takes a book, the shelf lights up. Is Longtake too much robot for that?',
        { kind: 'asked', of: 'shelf', robot: 'longtake-boom', days: [-12, -11] },
      ],
      [
        20 * DAY - 95,
        'o',
        'For one pass, yes. For the same move with and without the lights, exactly right.',
        step('accepted', 'shelf'),
      ],
      [
        20 * DAY - 140,
        'o',
        'If it is under twenty feet, take my tabletop cobot instead. A third of the price and it fits the elevator.',
      ],
      [
        19 * DAY,
        'r',
        'Thank you for talking me out of money. I cancel Longtake, and switch.',
        step('cancelled', 'shelf', 'plans-changed'),
      ],
    ],
  },
  {
    renter: 'grace',
    owner: 'eleanor',
    about: 'inkline-plotter',
    unread: 1,
    lines: [
      [
        26 * HOUR,
        'r',
        'Hello Professor Whitcomb, I teach fourth grade. Is Inkline all right for children who have never programmed?',
      ],
      [
        24 * HOUR,
        'o',
        'It is made for them. And please, Eleanor. Begin with a square; somebody will discover the star on their own.',
      ],
      [23 * HOUR, 'r', 'Two robots for 22 kids, would that work?'],
      [
        22 * HOUR + 20,
        'o',
        'I have only the one. Half the class can play robot on the floor with chalk while the other half programs.',
      ],
      [
        35,
        'r',
        'We tried the chalk version today. They loved it! Can I have Inkline for two days next week?',
        { kind: 'asked', of: 'chalk', robot: 'inkline-plotter', days: [6, 7] },
      ],
    ],
  },
  {
    renter: 'daniel',
    owner: 'maya',
    about: null,
    unread: 0,
    lines: [
      [15 * DAY, 'r', 'Your Timber rovers are all over my feed. Want to co-host a build night at the plant?'],
      [15 * DAY - 25, 'o', 'Only if the kids get to see Titan stack something.'],
      [14 * DAY, 'o', 'Then yes! First Friday of the month? Thirty kids at most.'],
      [
        13 * DAY,
        'r',
        'Could I have Timber for two days, to try the course at the plant?',
        { kind: 'asked', of: 'course', robot: 'timber-rover', days: [-9, -8] },
      ],
      [13 * DAY - 40, 'o', 'Of course. It leaves charged, with the spare cable.', step('accepted', 'course')],
      [9 * DAY, 'o', 'Timber is in your trunk.', step('handed-over', 'course')],
      [8 * DAY - 90, 'r', 'Back in your garage, with a little sawdust on it.', step('returned', 'course')],
      [
        2 * DAY,
        'r',
        'The build night needs Timber again: may I have it for two days?',
        { kind: 'asked', of: 'night', robot: 'timber-rover', days: [3, 4] },
      ],
      [2 * DAY - 30, 'o', 'It is yours.', step('accepted', 'night')],
      [
        DAY,
        'r',
        'For the handover: half past four on the first day, at the loading dock of the plant, gate 2.',
        {
          kind: 'meeting',
          of: 'night',
          day: 3,
          time: '16:30',
          place: 'The loading dock of the plant, gate 2',
        },
      ],
      [6 * HOUR + 30, 'o', 'Twenty-eight signed up in one day. We may need more pizza.'],
      [
        6 * HOUR + 10,
        'r',
        'Could I have Pepper for the same two days, for the youngest?',
        { kind: 'asked', of: 'youngest', robot: 'pepper-pup', days: [3, 4] },
      ],
      [6 * HOUR, 'r', 'We may need a second Titan.'],
    ],
  },
  {
    renter: 'maya',
    owner: 'weilin',
    about: 'mesa-rover',
    unread: 1,
    lines: [
      [
        11 * DAY,
        'r',
        'Hi Wei-Lin, do you ship Mesa to North Carolina? I have a sandpit and thirty mission controllers.',
      ],
      [
        11 * DAY - 60,
        'o',
        'For a sandpit, always. It travels in a hard case, two days each way, batteries by ground.',
      ],
      [10 * DAY, 'r', 'Is the radio delay adjustable? I would love to give them a real Mars feeling.'],
      [
        10 * DAY - 20,
        'o',
        'Anything from zero to twenty minutes. Start with four seconds, or they will mutiny.',
      ],
      [3 * HOUR + 15, 'o', 'Case is packed. I slipped in a 3D-printed crater, on the house.'],
    ],
  },
];

const nameOf = (slug: PersonSlug): string => {
  const [first = '', ...rest] = (PEOPLE.find((person) => person.slug === slug)?.name ?? '').split(' ');
  return fullName(first, rest.join(' '));
};

/** The demo's messages, with their age relative to now, about these robots. */
export const demoMessages = (now: EpochMs, robots: readonly Robot[]): readonly Message[] =>
  THREADS.flatMap(({ renter, owner, about, unread, lines }, thread) =>
    lines.map(([minutesAgo, who, content, said], line): Message => {
      const [sender, receiver] = who === 'r' ? [renter, owner] : [owner, renter];
      const dates = said ? demoNote(said, now, robots) : null;
      return {
        id: (said && demoNoteId(said)) ?? messageId(`demo-${thread}-${line}`),
        content,
        senderId: demoUserId(sender),
        senderName: nameOf(sender),
        receiverId: demoUserId(receiver),
        receiverName: nameOf(receiver),
        isRead: line < lines.length - unread,
        createdAt: epochMs(now - minutesAgo * MINUTE),
        robotId: said ? robotOf(said, lines) : about === null ? null : demoRobotId(about),
        dates,
      };
    }),
  );

/** A step is about the robot of its request. */
const robotOf = ({ of }: DemoDates, lines: Thread['lines']): RobotId | null => {
  const asked = lines.find(([, , , said]) => said?.kind === 'asked' && said.of === of)?.[3];
  return asked?.kind === 'asked' ? demoRobotId(asked.robot) : null;
};
