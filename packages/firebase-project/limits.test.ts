import { readFileSync } from 'node:fs';
import {
  DEFAULT_LIMITS,
  APPEAL_MAX,
  AVATAR_FRAME,
  BLOCKED_MAX,
  END_REASONS,
  EXPERTISE_LEVELS,
  FULL_NAME_MAX,
  isBlank,
  isClientId,
  LISTING_CATEGORIES,
  mapLines,
  mapNumbers,
  ROBOT_FIELDS,
  LIST_MAX,
  MAX_ROBOT_IMAGES,
  CONDITION_PHOTOS_MAX,
  MEETING_PLACE_MAX,
  MEETING_PURPOSES,
  MESSAGE_MAX,
  NAME_MAX,
  newProfileDefaults,
  PROFILE_LIMITS,
  REPLY_TIMES,
  REPORT_NOTE_MAX,
  BROWSER_FAMILIES,
  PROBLEM_TEXT_MAX,
  REPORT_REASONS,
  REPORTED_TEXTS,
  LIMIT_SPAN,
  REQUEST_ID_MAX,
  TIME_ZONE_MAX,
  REVIEW_ANSWER_MAX,
  REVIEW_REMARK_MAX,
  REVIEW_SPAN,
  REVIEW_TEXT,
  STARS,
  PUSH_DEVICES_MAX,
  PUSH_ENDPOINT,
  PUSH_KEY,
  PUSH_SECRET,
  SAVED_LIMITS,
  ROBOT_FRAME,
  robotDefaults,
  SESSION_LENGTH,
  SPECIFICATIONS,
  hasControls,
  smallerMaxBytes,
  TOKEN_LENGTH_MAX,
  TOKENS_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
  type NumberField,
  CLOSED_DAYS_MAX,
  TAKEN_MAX,
  WEEKDAYS,
} from '@roborrow/domain';
import { describe, expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const rules = read('firestore.rules');
const storageRules = read('storage.rules');

const quoted = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`;
const { price, features } = ROBOT_FIELDS;

/** How the rules bound a short text: a pattern costs fewer expressions than `isText`, and a long one would be refused. */
function shortText(value: string, least: number, most: number) {
  return `${value}.matches('(?s).{${least},${most}}')`;
}

const NUMBERS = Object.entries(mapNumbers((field): NumberField => field));

/** Every condition of the rules with a number, as it must be written with the domain's constants. */
const WITH_NUMBERS = [
  `isText(data.text, 1, ${PROBLEM_TEXT_MAX})`,
  `isText(dates.place, 1, ${MEETING_PLACE_MAX})`,
  `isText(data.firstName, 0, ${NAME_MAX})`,
  `isText(data.lastName, 0, ${NAME_MAX})`,
  `isText(data.displayName, 0, ${FULL_NAME_MAX})`,
  `isText(data.bio, 0, ${PROFILE_LIMITS.bio})`,
  `isText(data.location, 0, ${PROFILE_LIMITS.location})`,
  shortText('data.name', 1, ROBOT_FIELDS.name.maxCharacters),
  `isText(data.description, 1, ${ROBOT_FIELDS.description.maxCharacters})`,
  shortText('data.location', 1, ROBOT_FIELDS.location.maxCharacters),
  `isNumber(data.price, ${price.min}, ${price.max})`,
  ...Object.values(
    mapLines(({ maxCharacters }, name) => shortText(`data.get('${name}', '')`, 0, maxCharacters)),
  ),
  ...NUMBERS.filter(([, { decimals }]) => decimals > 0).map(
    ([name, { min, max }]) => `isNumber(data.get('${name}', ${min}), ${min}, ${max})`,
  ),
  ...SPECIFICATIONS.map(({ name, maxCharacters }) => shortText(`data.get('${name}', '')`, 0, maxCharacters)),
  `isText(list.join(','), 0, ${features.characters})`,
  'isNumber(data.latitude, -90, 90)',
  'isNumber(data.longitude, -180, 180)',
  `isText(request.resource.data.content, 1, ${MESSAGE_MAX})`,
  `isText(request.resource.data.receiverName, 1, ${FULL_NAME_MAX})`,
  `isText(request.resource.data.note, 0, ${REPORT_NOTE_MAX})`,
  `isText(request.resource.data.text, ${REVIEW_TEXT.min}, ${REVIEW_TEXT.max})`,
  `isText(request.resource.data.text, 0, ${REVIEW_REMARK_MAX})`,
  `isText(request.resource.data.answer, 1, ${REVIEW_ANSWER_MAX})`,
  `isText(request.resource.data.appeal, 1, ${APPEAL_MAX})`,
  'isText(data.last, 1, 1500)',
  'isText(name, 1, 140)',
  "isText(request.resource.data.get('robotId', 'none'), 1, 200)",
];

/** The names under which the fields of a listing are stored. */
const STORED = Object.entries(ROBOT_FIELDS).flatMap(([name, field]) =>
  'storedAs' in field ? field.storedAs : [name],
);
/** The fields that are not stored at all where the owner left them open. */
const MAY_LACK = NUMBERS.map(([name]) => name);
const FOR_SEARCHES = ['placeKey', 'tokens'];

/** The keys in brackets after some text of the rules, in alphabetical order. */
function keysAfter(text: string) {
  const [, list = ''] = rules.slice(rules.indexOf(text)).split(/[[\]]/);
  return [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key).toSorted();
}

const WITH_CONSTANTS = [
  ...NUMBERS.filter(([, { decimals, min }]) => decimals === 0 && min === 1).map(
    ([name, { max }]) => `isWhole(data.get('${name}', 1), ${max})`,
  ),
  `'^[a-z0-9_]{${USERNAME_MIN},${USERNAME_MAX}}$'`,
  `data.expertise in ${quoted(EXPERTISE_LEVELS)}`,
  `data.get('replies', 'hour') in ${quoted(REPLY_TIMES)}`,
  `value in ${quoted(LISTING_CATEGORIES)}`,
  `data.keys().hasOnly(${quoted(SPECIFICATIONS.map(({ name }) => name))})`,
  `request.query.limit <= ${LIST_MAX}`,
  `limits().get('problems', ${DEFAULT_LIMITS.problems})`,
  `limits().get('newPictures', ${DEFAULT_LIMITS.newPictures}) : limits().get('pictures', ${DEFAULT_LIMITS.pictures})`,
  `message.size() <= ${REQUEST_ID_MAX}`,
  `after.size() <= ${TAKEN_MAX}`,
  `areLines(data.get('closedDays', []), ${CLOSED_DAYS_MAX},`,
  `data.get('closedWeekdays', []).hasOnly([${WEEKDAYS.join(', ')}])`,
  `data.get('closedWeekdays', []).size() <= ${WEEKDAYS.length}`,

  `dates.get('zone', 'UTC').matches('[A-Za-z0-9_/+-]{1,${TIME_ZONE_MAX}}')`,
  `areLines(dates.photos, ${CONDITION_PHOTOS_MAX},`,
  `purpose in ${quoted(MEETING_PURPOSES)}`,
  `dates.reason in ${quoted(END_REASONS)}`,
  `list.size() <= ${features.count}`,
  `list.size() <= ${MAX_ROBOT_IMAGES}`,
  `list.size() <= ${TOKENS_MAX}`,
  // After the kind and its colon.
  `[\\\\p{L}\\\\p{M}\\\\p{N}-]{1,${TOKEN_LENGTH_MAX - 2}}`,
  `areLines(request.resource.data.robots, ${SAVED_LIMITS.robots},`,
  `areLines(request.resource.data.searches, ${SAVED_LIMITS.searches}, '[!-~]{1,${SAVED_LIMITS.address}}`,
  `areLines(request.resource.data.removed, ${SAVED_LIMITS.removed}, '[!-~]{1,${SAVED_LIMITS.address}}`,
  `[^\\n]{0,${SAVED_LIMITS.name}}`,
  `areLines(request.resource.data.devices, ${PUSH_DEVICES_MAX}, endpoint() + ' ${PUSH_KEY} ${PUSH_SECRET}')`,
  `return '${PUSH_ENDPOINT}'`,
  `areLines(request.resource.data.people, ${BLOCKED_MAX},`,
  `request.resource.data.reason in ${quoted(REPORT_REASONS)}`,
  `data.browser in ${quoted(BROWSER_FAMILIES)}`,
  `isCopy(data.copy, robot, ${quoted(REPORTED_TEXTS.listing)})`,
  `isCopy(data.copy, profile, ${quoted(REPORTED_TEXTS.profile)})`,
  `isCopy(data.copy, message, ${quoted(REPORTED_TEXTS.message)})`,
  `isCopy(data.copy, review, ${quoted(REPORTED_TEXTS.review)})`,
  `request.resource.data.stars in [${STARS.join(', ')}]`,
  `duration.value(${REVIEW_SPAN / 3_600_000}, 'h')`,
  `limits().get('newReports', ${DEFAULT_LIMITS.newReports}) : limits().get('reports', ${DEFAULT_LIMITS.reports}))\n            : ${DEFAULT_LIMITS.reports};`,
  `duration.value(${LIMIT_SPAN / 3_600_000}, 'h')`,
  `duration.value(${SESSION_LENGTH / 3_600_000}, 'h')`,
  ...Object.entries(newProfileDefaults).map(([field, value]) => `data.${field} == ${literal(value)}`),
  ...Object.entries(robotDefaults).map(
    ([field, value]) => `request.resource.data.${field} == ${literal(value)}`,
  ),
];

function literal(value: string | number | boolean) {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Every call of a function with bounds, up to its own closing bracket. */
const boundedCalls = [
  ...rules.matchAll(/(?<!function )is(?:Text|Number)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g),
  ...rules.matchAll(/data\.(?:\w+|get\('\w+', ''\))\.matches\('\(\?s\)\.\{\d+,\d+\}'\)/g),
].map(([call]) => call);

/** Converts the characters of a class in the rules into a JavaScript pattern. */
const classOf = (text: string) =>
  new RegExp(`^[${text.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{')}]$`, 'u');

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code).filter(
  (code) => code < 0xd800 || code > 0xdfff, // no half of a character can be stored
);
const disagreements = (isOne: (text: string) => boolean, isOther: (text: string) => boolean) =>
  everyCharacter
    .map((code) => String.fromCodePoint(code))
    .filter((text) => isOne(text) !== isOther(text))
    .map((text) => text.codePointAt(0)?.toString(16));

describe('the characters in the rules', () => {
  test('that are invisible are the domain’s (D53)', () => {
    const [, body = ''] = /function blanks\(\) \{\s*return ([^;]*);/.exec(rules) ?? [];
    const blank = classOf([...body.matchAll(/'([^']*)'/g)].map(([, part = '']) => part).join(''));
    expect(disagreements((text) => blank.test(text), isBlank)).toEqual([]);
  });

  test('that act on the text beside them are the domain’s (D673)', () => {
    const [, turning = ''] = /matches\('\[\^([^\]]*)\]\*'\)/.exec(rules) ?? [];
    const turns = classOf(turning);
    expect(disagreements((text) => turns.test(text), hasControls)).toEqual([]);
  });

  test.each(['a', 'x'.repeat(60), 'A-9_', '', 'x'.repeat(61), 'a/b', 'a.b', 'ä'])(
    'that an id %j may contain are the domain’s',
    (id) => {
      const [, pattern = ''] = /function isClientId[^']*'([^']*)'/.exec(rules) ?? [];
      expect(new RegExp(`^${pattern}$`).test(id)).toBe(isClientId(id));
    },
  );
});

describe('the keys of a listing in the rules are the domain’s fields', () => {
  test.each([
    ['that may be stored', 'keys.hasOnly(required.concat(', [...MAY_LACK, ...FOR_SEARCHES]],
    ['that an update may remove', 'removedKeys().hasOnly(', MAY_LACK],
    ['that an update may change', 'function editableKeys() {', [...STORED, 'isAvailable', ...FOR_SEARCHES]],
    [
      'that a new listing must have',
      'function requiredKeys() {',
      [
        ...STORED.filter((name) => !MAY_LACK.includes(name)),
        ...Object.keys(robotDefaults),
        ...['ownerId', 'createdAt', 'updatedAt'],
      ],
    ],
  ])('%s', (_, place, keys) => {
    expect(keysAfter(place)).toEqual(keys.toSorted());
  });
});

describe('the limits in the rules (D180)', () => {
  test.each([...WITH_NUMBERS, ...WITH_CONSTANTS])('contain %s, as in the domain', (condition) => {
    // Not `toContain`, which would print all rules.
    expect(rules.includes(condition), condition).toBe(true);
  });

  test('are all compared here', () => {
    const called = new Set(boundedCalls);
    expect([...called].filter((call) => !WITH_NUMBERS.includes(call))).toEqual([]);
    expect(WITH_NUMBERS.filter((call) => !called.has(call))).toEqual([]);
  });

  test.each([
    ['robots', ROBOT_FRAME],
    ['avatars', AVATAR_FRAME],
  ])('of pictures in %s are the domain’s', (folder, frame) => {
    const [, block] = storageRules.split(`match /${folder}/`);
    const smaller = frame.widths.map(
      (width) => `file.matches('.*-${width}[.]jpg') ? ${smallerMaxBytes(frame, width)} : `,
    );
    expect(block).toContain(`isPicture(file, ${smaller.join('')}${frame.maxBytes})`);
  });
});
