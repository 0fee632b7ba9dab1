import type { RobotDetails } from './robot.ts';
import { NO_SPECIFICATIONS } from './specifications.ts';

/** Where a field stands in the listing form and on the robot's page. */
export type FieldSection = 'availability' | 'specifications';

/** In what a number of a listing is measured. */
export type NumberUnit = 'days' | 'robots';

/** A number that an owner may give; `null` for none. */
export interface NumberField {
  readonly kind: 'number';
  readonly unit: NumberUnit;
  /** Inclusive. */
  readonly min: number;
  readonly max: number;
  /** The most decimals; 0 for whole numbers. */
  readonly decimals: number;
  readonly section: FieldSection;
}

/** A short text that an owner may write; empty for none. */
export interface LineField {
  readonly kind: 'line';
  readonly maxCharacters: number;
  readonly section: FieldSection;
}

/** A field that no other is like, with its limits. */
type OwnField = (
  | { readonly kind: 'title' | 'prose' | 'place'; readonly maxCharacters: number }
  | { readonly kind: 'price'; readonly min: number; readonly max: number; readonly decimals: number }
  /** How many there may be, and how many characters all have together. */
  | { readonly kind: 'tags'; readonly count: number; readonly characters: number }
  | { readonly kind: 'category' | 'point' | 'pictures' | 'specifications' }
) & {
  /** Its names in a store, where these differ from its own. */
  readonly storedAs?: readonly string[];
};

const DAYS = {
  kind: 'number',
  unit: 'days',
  min: 1,
  max: 3650,
  decimals: 0,
  section: 'availability',
} as const;
const TIME = { kind: 'line', maxCharacters: 100, section: 'availability' } as const;

/**
 * The fields of a listing that its owner writes, with their limits (D20, D21, D53); those that the rules leave open are generous. Numbers
 * and lines need nothing but their line here and their words in `@roborrow/text`: the form and its validation, the page, the command
 * line, decoders, encoders and the rules of the in-memory backend derive from this table. The security rules cannot import it, so a
 * test compares them with it.
 */
export const ROBOT_FIELDS = {
  name: { kind: 'title', maxCharacters: 120 },
  description: { kind: 'prose', maxCharacters: 5000 },
  category: { kind: 'category' },
  /** In dollars per day, inclusive. */
  price: { kind: 'price', min: 1, max: 1_000_000, decimals: 2 },
  location: { kind: 'place', maxCharacters: 200 },
  coordinates: { kind: 'point', storedAs: ['latitude', 'longitude'] },
  images: { kind: 'pictures' },
  specifications: { kind: 'specifications' },
  features: { kind: 'tags', count: 30, characters: 2000 },
  quantity: { kind: 'number', unit: 'robots', min: 1, max: 99, decimals: 0, section: 'availability' },
  minRental: DAYS,
  maxRental: DAYS,
  pickupTime: TIME,
  returnTime: TIME,
} as const satisfies Readonly<Record<keyof RobotDetails, NumberField | LineField | OwnField>>;

type Fields = typeof ROBOT_FIELDS;
type NamesOf<Kind> = { [Name in keyof Fields]: Fields[Name] extends Kind ? Name : never }[keyof Fields];

/** The name of a number of a listing. */
export type NumberName = NamesOf<NumberField>;
/** The name of a short text of a listing. */
export type LineName = NamesOf<LineField>;

// `Object.keys` does not keep the type of the keys.
const NAMES = Object.keys(ROBOT_FIELDS) as (keyof Fields)[];

const isNumber = (name: keyof Fields): name is NumberName => ROBOT_FIELDS[name].kind === 'number';
/** Whether a field is a short text. */
export const isLine = (name: keyof Fields): name is LineName => ROBOT_FIELDS[name].kind === 'line';

/** The numbers and lines of a listing, in the order of the form and of the page. */
export const PLAIN_FIELDS = NAMES.filter((name) => isNumber(name) || isLine(name));

const mapped = <Name extends keyof Fields, Value>(
  isOf: (name: keyof Fields) => name is Name,
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(NAMES.filter(isOf).map((name) => [name, valueOf(name)])) as Record<Name, Value>; // `fromEntries` does not keep the keys

/** Creates a record with one value for each number, in the order of the table. */
export const mapNumbers = <Value>(
  valueOf: (field: NumberField, name: NumberName) => Value,
): Record<NumberName, Value> => mapped(isNumber, (name) => valueOf(ROBOT_FIELDS[name], name));

/** Creates a record with one value for each line, in the order of the table. */
export const mapLines = <Value>(
  valueOf: (field: LineField, name: LineName) => Value,
): Record<LineName, Value> => mapped(isLine, (name) => valueOf(ROBOT_FIELDS[name], name));

/** What a listing has of all that its owner may leave open. */
export const NOTHING_TOLD: Pick<
  RobotDetails,
  NumberName | LineName | 'specifications' | 'features' | 'images'
> = {
  ...mapNumbers(() => null),
  ...mapLines(() => ''),
  specifications: NO_SPECIFICATIONS,
  features: [],
  images: [],
};

/** The numbers of a listing as what they measure; each is in the unit of its field. */
export const numbersOf = (
  numbers: Readonly<Record<NumberName, number | null>>,
): Pick<RobotDetails, NumberName> => mapNumbers((_, name) => numbers[name]) as Pick<RobotDetails, NumberName>; // in their units, says the caller
