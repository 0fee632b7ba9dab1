import { createMemoryStore } from '@roborrow/adapter-in-memory';
import {
  conversationsOf,
  createRadiusPredicate,
  epochMs,
  haversineMiles,
  messageId,
  miles,
  narrowingsOf,
  NO_PRICE_BOUNDS,
  parseCategory,
  searchRobots,
  userId,
  type Coordinates,
  type Message,
} from '@roborrow/domain';
import { bench, describe } from 'vitest';
import { openInMemory, vocabulary } from './open-in-memory.ts';
import { createRobotCorpus } from './robot-corpus.ts';
import { createRandom, createTownDraw, somewhereIn } from './towns.ts';

/*
 * What has to be fast, beside the plain way of doing it: `pnpm bench` prints how many times faster it is. Tests and contracts prove that
 * both give the same answers.
 */

const random = createRandom(1);
const drawTown = createTownDraw(random);
const somewhere = () => somewhereIn(drawTown(), random);
const criteriaOf = (text: string) => ({ text, category: parseCategory(''), price: NO_PRICE_BOUNDS });
/** Goes on with the next one each time, and after the last with the first. */
const inTurn = <Item>(items: readonly Item[]): (() => Item) => {
  let at = 0;
  return () => items[(at += 1) % items.length] as Item; // below the length
};

describe.each([10_000, 100_000])('the first page of 24 within 25 miles, among %i robots', (size) => {
  const robots = createRobotCorpus(size, drawTown, random);
  const ports = openInMemory(createMemoryStore({ robots }));
  const radius = miles(25);
  const next = inTurn(Array.from({ length: 40 }, somewhere));

  bench('all robots one by one', () => {
    const origin = next();
    robots
      .flatMap((robot) => {
        const distance = robot.isAvailable && robot.coordinates && haversineMiles(origin, robot.coordinates);
        return typeof distance === 'number' && distance <= radius ? [{ robot, distance }] : [];
      })
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 24);
  });
  bench('through the port', async () => {
    await ports.robots.listNearest({ origin: { coordinates: next(), radius }, limit: 24 });
  });
});

describe.each([10_000])('the first page of 24 with words within 100 miles, among %i robots', async (size) => {
  const robots = createRobotCorpus(size, drawTown, random);
  const ports = openInMemory(createMemoryStore({ robots }));
  const texts = inTurn([
    'lawnmower',
    'hoover',
    'quadcopter',
    'welding arm',
    'm7',
    'coffee',
    'security guard',
  ]);
  const next = () => {
    const criteria = { ...criteriaOf(texts()), vocabulary };
    return { criteria, origin: { coordinates: somewhere(), radius: miles(100) } };
  };
  const throughPort = ({ criteria, origin }: ReturnType<typeof next>) =>
    ports.robots.listNearest({ origin, narrow: narrowingsOf(criteria), limit: 24 });
  // The index of words is built with the first search.
  await throughPort(next());

  bench('the rule over all robots', () => {
    const { criteria, origin } = next();
    searchRobots(robots, criteria, origin).slice(0, 24);
  });
  bench('through the port', async () => {
    await throughPort(next());
  });
});

describe('whether 2,000 points are within 25 miles', () => {
  const points = Array.from({ length: 2000 }, somewhere);
  const next = inTurn(points);
  const countWithin = (isWithin: (point: Coordinates) => boolean) => {
    let within = 0;
    for (const point of points) if (isWithin(point)) within += 1;
    return within;
  };
  bench('by the haversine formula', () => {
    const origin = next();
    countWithin((point) => Math.round(haversineMiles(origin, point) * 10) / 10 <= 25);
  });
  bench('by createRadiusPredicate', () => {
    countWithin(createRadiusPredicate(next(), miles(25)));
  });
});

describe('the conversations of 100,000 messages', () => {
  const me = userId('me');
  const messages = Array.from({ length: 100_000 }, (_, number): Message => {
    const other = userId(`user${Math.floor(random() * 300)}`);
    const isMine = random() < 0.5;
    return {
      id: messageId(`message${String(number).padStart(12, '0')}`),
      content: 'Is the rover free on Sunday?',
      senderId: isMine ? me : other,
      senderName: 'One',
      receiverId: isMine ? other : me,
      receiverName: 'Other',
      isRead: random() < 0.5,
      createdAt: epochMs(1_700_000_000_000 + Math.floor(random() * 30_000_000_000)),
      robotId: null,
      dates: null,
    };
  });
  bench('sorted, and the first of each counterpart', () => {
    const seen = new Set<string>();
    [...messages]
      .sort((a, b) => b.createdAt - a.createdAt)
      .filter(({ senderId, receiverId }) => {
        const other = senderId === me ? receiverId : senderId;
        return !seen.has(other) && seen.add(other);
      });
  });
  bench('by conversationsOf', () => {
    conversationsOf(messages, me);
  });
});
