import {
  cellNumber,
  numberOf,
  placeKey,
  type PublicStore,
  type Question,
} from '@roborrow/adapter-firebase/testing';
import {
  LIST_MAX,
  NO_SPECIFICATIONS,
  tokensJoinedIn,
  tokensVersion,
  type Vocabulary,
} from '@roborrow/domain';
import { firstFrom, middleOf } from './simulated-world.ts';

/** What robots say: each word by how many robots there are for one that has it. */
export const WORDS = {
  mower: 3,
  vacuum: 10,
  piano: 10,
  drone: 50,
  welder: 500,
  submarine: 5000,
  zeppelin: Infinity,
};
type Word = keyof typeof WORDS;
const WORD_LIST = Object.keys(WORDS) as readonly Word[]; // the keys that it has
/** One price for each tenth of the robots. */
const PRICES = [15, 22, 28, 35, 45, 55, 70, 90, 110, 180];

/** The limits of the domain's bands near these. */
const BANDS = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200];

/** A number from 0 to 2^32 for a robot and a purpose, that looks drawn by lot. */
const scatter = (i: number, purpose: number): number => {
  let x = Math.imul(i ^ Math.imul(purpose + 1, 0x9e37_79b1), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return (x ^ (x >>> 16)) >>> 0;
};
const isOneIn = (share: number, i: number, purpose: number): boolean => scatter(i, purpose) < 2 ** 32 / share;

const wordsOf = (i: number): readonly Word[] =>
  WORD_LIST.filter((word, purpose) => isOneIn(WORDS[word], i, purpose));
const priceOf = (i: number): number => PRICES[scatter(i, 20) % PRICES.length] ?? 1;
const isForLong = (i: number): boolean => isOneIn(10, i, 21);

/** As `searchTokens` gives them, of the tokens that the searches here ask for. */
const saysToken = (i: number, token: string): boolean => {
  const joined = tokensJoinedIn(token);
  if (joined) return joined.every((one) => saysToken(i, one));
  const [kind, text = ''] = token.split(':');
  switch (kind) {
    case 'to':
      return priceOf(i) <= Number(text);
    case 'from':
      return priceOf(i) >= Number(text);
    case 'at':
      return BANDS.find((limit) => priceOf(i) <= limit) === Number(text);
    case 'd':
      return Number(text) <= 14 || isForLong(i);
    case 'c':
    case 'w':
      return WORD_LIST.some((word, purpose) => word === text && isOneIn(WORDS[word], i, purpose));
    case undefined:
    default:
      return false;
  }
};

/** What Firestore bills, and how often it was waited for. */
export interface Cost {
  documents: number;
  trips: number;
}

/** A database of robots in the cells, which answers the adapter's questions as Firestore does, and counts as it bills. `forged` is the part of them that have all tokens. */
export const createSimulatedStore = (cells: Float64Array, vocabulary: Vocabulary, forged: number) => {
  /** A forged listing has the tokens of everything, and says nothing of it. */
  const hasToken = (i: number, token: string): boolean =>
    saysToken(i, token) || (forged > 0 && isOneIn(1 / forged, i, 22));
  const cost: Cost = { documents: 0, trips: 0 };
  /** The robots that have one of some tokens, by their positions in the list of cells. */
  const having = new Map<string, Uint32Array | null>();
  const robotsWith = (tokens: readonly string[]): Uint32Array | null => {
    const key = tokens.join();
    const known = having.get(key);
    if (known !== undefined) return known;
    const found: number[] = [];
    for (let i = 0; i < cells.length; i += 1) if (tokens.some((token) => hasToken(i, token))) found.push(i);
    const list = tokens.length === 0 ? null : Uint32Array.from(found);
    having.set(key, list);
    return list;
  };

  let open = 0;
  const answer = async <Answer>(documents: number, value: Answer): Promise<Answer> => {
    cost.documents += Math.max(1, documents);
    if (open === 0) cost.trips += 1;
    open += 1;
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return value;
  };

  /** The positions, from one up to another, of what a question asks for, in its order. */
  const spansOf = ({ where, anyOf, after }: Question) => {
    const asked = where.find(({ field }) => field === 'tokens')?.value;
    const list = robotsWith(
      typeof asked === 'string' ? [asked] : Array.isArray(asked) ? (asked as string[]) : [],
    ); // as the adapter asks
    const size = list?.length ?? cells.length;
    const robotAt = (position: number): number => (list ? (list[position] ?? 0) : position);
    const positionOf = (robot: number): number => {
      if (!list) return robot;
      let [low, high] = [0, size];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((list[middle] ?? Infinity) < robot) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    const before = (key: string): number =>
      positionOf(firstFrom(cells, numberOf(key) + (key.endsWith(' ') ? 1 : 0)));
    const point = where.find(({ field }) => field === 'latitude')?.value;
    const longitude = where.find(({ field }) => field === 'longitude')?.value;
    // The first of the list is the newest.
    const [time] = after ?? [];
    const start = typeof time === 'object' && 'time' in time ? positionOf(1e12 - time.time + 1) : 0;
    let spans: readonly (readonly [number, number])[];
    if (anyOf)
      spans = anyOf.map((range) => {
        const [from, to] = range.map(({ value }) => before(typeof value === 'string' ? value : ''));
        return [from ?? 0, to ?? 0] as const;
      });
    else if (typeof point === 'number' && typeof longitude === 'number') {
      const cell = cellNumber({ latitude: point, longitude });
      const middle = middleOf(cell);
      const isSame = middle.latitude === point && middle.longitude === longitude;
      const [from, to] = [positionOf(firstFrom(cells, cell)), positionOf(firstFrom(cells, cell + 1))];
      spans = isSame ? [[Math.max(from, start), to]] : [];
    } else spans = [[start, size]];
    return { spans, robotAt };
  };

  const documentOf = (i: number) => {
    const at = { toMillis: () => 1e12 - i };
    const coordinates = middleOf(cells[i] ?? 0);
    return {
      ownerId: 'ada',
      name: wordsOf(i).join(', ') || 'Rover',
      description: 'Quiet.',
      category: 'Service',
      price: priceOf(i),
      location: 'Apex, NC, USA',
      ...coordinates,
      placeKey: placeKey(coordinates),
      specifications: NO_SPECIFICATIONS,
      maxRental: isForLong(i) ? null : 14,
      isAvailable: true,
      createdAt: at,
      updatedAt: at,
    };
  };

  const store: PublicStore = {
    one: async (_, id, decode) => {
      const decoded = decode(id, { tokens: tokensVersion(vocabulary) });
      return answer(1, decoded.success ? decoded.data : null);
    },
    first: async (question, limit, decode) => {
      const { spans, robotAt } = spansOf(question);
      const found = [];
      for (const [from, to] of spans) {
        for (let position = from; position < to && found.length < limit; position += 1) {
          const i = robotAt(position);
          const decoded = decode(String(1e9 - i), documentOf(i));
          if (!decoded.success) throw decoded.error;
          found.push(decoded.data);
        }
      }
      return answer(found.length, found);
    },
    count: async (question) => {
      const { spans } = spansOf(question);
      const count = spans.reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);
      return answer(1, Math.min(LIST_MAX, count));
    },
  };
  return { store, cost };
};
