import {
  cellNumber,
  keyBefore,
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
  type Coordinates,
  type Vocabulary,
} from '@roborrow/domain';
import { createRandom, createTownDraw, firstFrom, somewhereIn } from './towns.ts';

/** What robots say: each word by how many robots there are for one that has it. */
export const WORDS: Readonly<Record<string, number>> = {
  mower: 3,
  vacuum: 10,
  piano: 10,
  drone: 50,
  welder: 500,
  submarine: 5000,
  zeppelin: Infinity,
};
const WORD_LIST = Object.keys(WORDS);
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
const says = (i: number, word: string): boolean => {
  const share = WORDS[word];
  return share !== undefined && isOneIn(share, i, WORD_LIST.indexOf(word));
};
const priceOf = (i: number): number => PRICES[scatter(i, 20) % PRICES.length] ?? 1;
/** The days on which 30 in 100 robots are rented. */
export const RENTED = { first: '2028-02-26', last: '2028-03-01' } as const;

const isForLong = (i: number): boolean => isOneIn(10, i, 21);

/** Whether `searchTokens` gives a robot this token, of those that the searches here ask for. */
const hasToken = (i: number, token: string): boolean => {
  const joined = tokensJoinedIn(token);
  if (joined) return joined.every((one) => hasToken(i, one));
  const [kind, text = ''] = token.split(':');
  if (kind === 'to') return priceOf(i) <= Number(text);
  if (kind === 'from') return priceOf(i) >= Number(text);
  if (kind === 'at') return BANDS.find((limit) => priceOf(i) <= limit) === Number(text);
  if (kind === 'd') return Number(text) <= 14 || isForLong(i);
  return (kind === 'c' || kind === 'w') && says(i, text);
};

/** What Firestore bills, and how often it was waited for. */
export interface Cost {
  documents: number;
  trips: number;
}

const CELLS = 2 ** 22;

/** The middle of a smallest cell. */
export const middleOf = (cell: number): Coordinates => {
  let [row, column] = [0, 0];
  for (const digit of keyBefore(cell)) {
    row = row * 2 + (Number(digit) >> 1);
    column = column * 2 + (Number(digit) & 1);
  }
  return { latitude: ((row + 0.5) / CELLS) * 180 - 90, longitude: ((column + 0.5) / CELLS) * 360 - 180 };
};

const NOW = Date.now();
const YEARS = 3 * 365 * 24 * 3_600_000;
/** The first was listed last, in a market that has grown evenly for three years. */
const listedAt = (i: number, size: number): number => Math.floor(NOW - YEARS * (1 - Math.sqrt(1 - i / size)));
/** The first that was listed before a time. */
const firstListedBefore = (time: number, size: number): number => {
  const age = (NOW - time) / YEARS;
  return age < 0 ? 0 : age >= 1 ? size : Math.floor(size * (1 - (1 - age) ** 2)) + 1;
};

/** What is stored of a robot in a cell. */
const documentOf = (i: number, cell: number, size: number) => {
  const at = { toMillis: () => listedAt(i, size) };
  const coordinates = middleOf(cell);
  return {
    ownerId: 'ada',
    name: WORD_LIST.filter((word) => says(i, word)).join(', ') || 'Rover',
    description: 'Quiet.',
    category: 'Service',
    price: priceOf(i),
    location: 'Apex, NC, USA',
    ...coordinates,
    placeKey: placeKey(coordinates),
    specifications: NO_SPECIFICATIONS,
    maxRental: isForLong(i) ? null : 14,
    isAvailable: true,
    taken: isOneIn(10 / 3, i, 23) ? [`01 ${RENTED.first} ${RENTED.last} rental`] : [],
    createdAt: at,
    updatedAt: at,
  };
};

/**
 * A database of so many robots where people live, at the centres of towns, as geocoding places them, or scattered around these. It
 * answers the adapter's questions as Firestore does, and counts as it bills. Each robot stands in the middle of a smallest cell, up to
 * three metres from the point that was drawn, so that one number says where it is: ten million need 80 MB. `forged` is the
 * part of them that have the tokens of everything, and say nothing of it.
 */
export function simulateFirestore(
  size: number,
  isAtCentres: boolean,
  vocabulary: Vocabulary,
  forged: number,
): { readonly store: PublicStore; readonly cost: Cost } {
  const random = createRandom(size);
  const draw = createTownDraw(random);
  const cells = Float64Array.from({ length: size }, () =>
    cellNumber(isAtCentres ? draw() : somewhereIn(draw(), random)),
  ).sort();
  const cost: Cost = { documents: 0, trips: 0 };

  /** The robots that have one of some tokens, by their positions in the list of cells; `null` for all. */
  const having = new Map<string, Uint32Array | null>();
  const known = new Set<string>();
  const has = (i: number, token: string): boolean =>
    hasToken(i, token) || (forged > 0 && isOneIn(1 / forged, i, 22));
  const robotsWith = (tokens: readonly string[]): Uint32Array | null => {
    const key = tokens.join();
    for (const token of tokens) known.add(token);
    const isFound = (i: number) => tokens.some((token) => has(i, token));
    const found =
      having.get(key) ?? (tokens.length === 0 ? null : Uint32Array.from(cells.keys()).filter(isFound));
    having.set(key, found);
    return found;
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
    const valueOf = (wanted: string) => where.find(({ field }) => field === wanted)?.value;
    // All are of one category.
    if (![undefined, 'Service'].some((one) => one === valueOf('category')))
      return { spans: [], robotAt: Number };
    const asked = valueOf('tokens');
    const list = robotsWith(
      typeof asked === 'string' ? [asked] : Array.isArray(asked) ? asked.map(String) : [],
    );
    const robotAt = (position: number): number => (list ? (list[position] ?? 0) : position);
    const positionOf = (robot: number): number => (list ? firstFrom(list, robot) : robot);
    const cellAt = (cell: number): number => positionOf(firstFrom(cells, cell));
    const before = (key: unknown): number =>
      typeof key === 'string' ? cellAt(numberOf(key) + (key.endsWith(' ') ? 1 : 0)) : 0;
    // The first of the list is the newest.
    const [time] = after ?? [];
    const listedBefore = (at: unknown): number =>
      typeof at === 'object' && at !== null && 'time' in at && typeof at.time === 'number'
        ? positionOf(firstListedBefore(at.time, size))
        : 0;
    const start = listedBefore(time);
    const [since, until] = (['>=', '<'] as const).map(
      (is) => where.find((one) => one.field === 'createdAt' && one.is === is)?.value,
    );
    let spans: readonly (readonly [number, number])[] = [
      [
        Math.max(start, listedBefore(until)),
        since === undefined ? (list?.length ?? size) : listedBefore(since),
      ],
    ];
    const [latitude, longitude] = [valueOf('latitude'), valueOf('longitude')];
    if (anyOf) spans = anyOf.map(([from, to]) => [before(from?.value), before(to?.value)]);
    else if (typeof latitude === 'number' && typeof longitude === 'number') {
      const cell = cellNumber({ latitude, longitude });
      const middle = middleOf(cell);
      const isSame = middle.latitude === latitude && middle.longitude === longitude;
      spans = isSame ? [[Math.max(cellAt(cell), start), cellAt(cell + 1)]] : [];
    }
    return { spans, robotAt };
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
          const tokens = [...known].filter((token) => has(i, token));
          const decoded = decode(String(1e9 - i), { ...documentOf(i, cells[i] ?? 0, size), tokens });
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
}
