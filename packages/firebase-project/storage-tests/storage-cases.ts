import { ADA, BOB, CYD, ZOE, type Identity } from '../rules-tests/identities.ts';
import type { Outcome } from '../rules-tests/case.ts';

export interface File extends Described {
  readonly size: number;
}

/** The metadata that a client sends; empty for a client that sends none. */
export interface Described {
  readonly contentType?: string;
  readonly contentEncoding?: string;
  readonly contentDisposition?: string;
}

export type Operation =
  | { readonly kind: 'upload' | 'describe'; readonly path: string; readonly file: File }
  | { readonly kind: 'get' | 'delete' | 'list'; readonly path: string };

/** One request to test the storage rules with. */
export interface StorageCase {
  /** The row of the threat table, e.g. `S5`. */
  readonly row: string;
  readonly name: string;
  readonly as: Identity;
  readonly operation: Operation;
  readonly expected: Outcome;
  /** Whether the operator has saved a table of limits. */
  readonly isLimited?: boolean;
}

const NOW = Date.now();
const STAMP = String(NOW);
const HOUR = 3_600_000;
/** What Ada wrote down before she uploads it (D830). */
const NAMES = [
  `robots/${STAMP}_down.jpg`,
  `avatars/${STAMP}_down.jpg`,
  ...['unsaid', 'of-ada', 'un said', 'x'.repeat(50), 'x'.repeat(51)].flatMap((message) =>
    [
      '01jx.jpg',
      '01jx-ab.jpg',
      '01jx.jpg.exe',
      '01_jx.jpg',
      'there.jpg',
      `${'x'.repeat(70)}.jpg`,
      `${'x'.repeat(71)}.jpg`,
    ].map((file) => `rentals/${message}/${file}`),
  ),
];
/**
 * What there is in Firestore: Zoe is being deleted, Cyd is suspended, messages between people have photos of a condition, and Ada wrote down
 * what she uploads.
 */
export const DOCUMENTS: Readonly<
  Record<string, Readonly<Record<string, string | Date | readonly string[]>>>
> = {
  [`users/${ADA}/private/uploads`]: { names: NAMES },
  [`deletions/${ZOE}`]: { at: new Date() },
  [`deletions/${CYD}`]: { suspended: 'yes' },
  'messages/of-ada': { senderId: ADA, receiverId: BOB },
  'messages/to-ada': { senderId: BOB, receiverId: ADA },
  'messages/of-zoe': { senderId: ZOE, receiverId: ADA },
  'messages/of-cyd': { senderId: CYD, receiverId: ADA },
};

/** The files stored before every case. */
export const STORED = [
  `robots/${ADA}/${STAMP}_there.jpg`,
  `avatars/${ADA}/${STAMP}_there.jpg`,
  `robots/${BOB}/${STAMP}_there.jpg`,
  `other/deeper/${STAMP}_there.jpg`,
  `robots/${STAMP}_there.jpg`,
  `robots/${ZOE}/${STAMP}_there.jpg`,
  `avatars/${ZOE}/${STAMP}_there.jpg`,
  `rentals/${ADA}/of-ada/there.jpg`,
  `rentals/${ADA}/to-ada/there.jpg`,
  `rentals/${ADA}/unsaid/there.jpg`,
  `rentals/${BOB}/to-ada/there.jpg`,
  `rentals/${BOB}/of-ada/there.jpg`,
  `rentals/${BOB}/of-cyd/there.jpg`,
  `rentals/${ZOE}/of-zoe/there.jpg`,
  `rentals/${CYD}/of-cyd/there.jpg`,
  `rentals/${CYD}/unsaid/there.jpg`,
];

/** The metadata as the app uploads it. */
export const PICTURE = {
  contentType: 'image/jpeg',
  contentEncoding: 'identity',
  contentDisposition: 'inline',
  size: 3,
} as const;
const LIMITS = { robots: 1600 * 1600, avatars: 512 * 512 };
/** The widths of smaller pictures, and the most bytes of each. */
const SMALLER = { robots: { 480: 480 * 360, 960: 960 * 720 }, avatars: { 128: 128 * 128 } };

const upload = (path: string, file: Partial<File> = {}): Operation => ({
  kind: 'upload',
  path,
  file: { ...PICTURE, ...file },
});
const describe = (path: string): Operation => ({
  kind: 'describe',
  path,
  file: { ...PICTURE, contentType: 'image/png' },
});

const cases = (
  row: string,
  expected: Outcome,
  as: Identity,
  operations: Readonly<Record<string, Operation>>,
): StorageCase[] =>
  Object.entries(operations).map(([name, operation]) => ({
    row,
    name: `${as}: ${name}`,
    as,
    operation,
    expected,
  }));

const NO_NAMES = [
  'a.jpg',
  `${STAMP.slice(1)}_a.jpg`,
  `${STAMP}0_a.jpg`,
  `${STAMP}a.jpg`,
  `${STAMP}_`,
  `${STAMP}_é.jpg`,
  `${STAMP}_a b.jpg`,
  `${STAMP}_a%2Fb.jpg`,
  `${STAMP}_${'x'.repeat(101)}`,
  `${STAMP}_${'x'.repeat(300)}`,
  `${STAMP}_<b>.jpg`,
  `x${STAMP}_a.jpg`,
];

const NO_PICTURES = [
  'image/jpg',
  'image/webp',
  'IMAGE/JPEG',
  'image/jpeg; charset=utf-8',
  'ximage/jpeg',
  'image/jpegx',
  'image/svg+xml',
  'text/html',
  'image/*',
  'image/gif',
  'application/octet-stream',
  'image/png',
];

const FOREIGN: Readonly<Record<string, Described>> = {
  'compressed by gzip': { contentEncoding: 'gzip' },
  'compressed by br': { contentEncoding: 'br' },
  'of the encoding IDENTITY': { contentEncoding: 'IDENTITY' },
  'to be saved': { contentDisposition: 'attachment' },
  'to be saved as a program': { contentDisposition: 'attachment; filename="setup.exe"' },
  'to be shown under another name': { contentDisposition: 'inline; filename="setup.exe"' },
};

const without = (left: keyof Described): File => {
  const { [left]: _, ...rest } = PICTURE;
  return rest;
};

const ofFolder = (folder: 'robots' | 'avatars'): StorageCase[] => {
  const own = `${folder}/${ADA}/${STAMP}_a.jpg`;
  const there = `${folder}/${ADA}/${STAMP}_there.jpg`;
  const most = LIMITS[folder];
  return [
    ...cases('D271', 'allowed', 'self', { [`a picture in one’s own ${folder}`]: upload(own) }),
    ...cases('D271', 'allowed', 'eight-hours', {
      [`a picture in ${folder} before eight hours are over`]: upload(own),
    }),
    ...(['anonymous', 'other', 'stale', 'new'] as const).flatMap((as) => [
      ...cases('D271', 'denied', as, { [`a picture in ${folder} of Ada`]: upload(own) }),
      ...cases('D272', 'denied', as, {
        [`Ada’s picture in ${folder} again`]: upload(there),
        [`its type in ${folder}`]: describe(there),
      }),
      ...cases('D276', 'denied', as, {
        [`Ada’s ${folder} listed`]: { kind: 'list', path: `${folder}/${ADA}` },
      }),
      ...cases('D277', 'denied', as, {
        [`Ada’s picture in ${folder} deleted`]: { kind: 'delete', path: there },
      }),
    ]),
    ...(['anonymous', 'self', 'other', 'stale', 'new'] as const).flatMap((as) =>
      cases('D276', 'allowed', as, { [`Ada’s picture in ${folder} seen`]: { kind: 'get', path: there } }),
    ),
    ...cases('D271', 'denied', 'self', {
      [`a picture in ${folder} of a neighbour in the alphabet`]: upload(`${folder}/${ADA}x/${STAMP}_a.jpg`),
      [`a picture in ${folder} of Bob`]: upload(`${folder}/${BOB}/${STAMP}_a.jpg`),
      [`a picture deeper in ${folder}`]: upload(`${folder}/${ADA}/deeper/still/${STAMP}_a.jpg`),
    }),
    ...cases('D279', 'denied', 'leaving', {
      [`a picture in one’s own ${folder}`]: upload(`${folder}/${ZOE}/${STAMP}_a.jpg`),
    }),
    ...cases('D279', 'allowed', 'leaving', {
      [`one’s own ${folder} listed`]: { kind: 'list', path: `${folder}/${ZOE}` },
      [`one’s own picture in ${folder} deleted`]: {
        kind: 'delete',
        path: `${folder}/${ZOE}/${STAMP}_there.jpg`,
      },
    }),
    ...cases('D272', 'denied', 'self', {
      [`one’s picture in ${folder} again`]: upload(there),
      [`the type of one’s picture in ${folder}`]: describe(there),
    }),
    ...NO_PICTURES.flatMap((contentType) =>
      cases('D273', 'denied', 'self', { [`${contentType} in ${folder}`]: upload(own, { contentType }) }),
    ),
    ...(['contentType', 'contentEncoding', 'contentDisposition'] as const).flatMap((left) =>
      cases('D273', 'denied', 'self', {
        [`no ${left} in ${folder}`]: { kind: 'upload', path: own, file: without(left) },
      }),
    ),
    ...Object.entries(FOREIGN).flatMap(([name, described]) =>
      cases('D273', 'denied', 'self', { [`a picture ${name} in ${folder}`]: upload(own, described) }),
    ),
    ...cases('D274', 'allowed', 'self', {
      [`one byte in ${folder}`]: upload(own, { size: 1 }),
      [`the most bytes in ${folder}`]: upload(own, { size: most }),
    }),
    ...cases('D274', 'denied', 'self', {
      [`no byte in ${folder}`]: upload(own, { size: 0 }),
      [`a byte too many in ${folder}`]: upload(own, { size: most + 1 }),
    }),
    ...Object.entries(SMALLER[folder]).flatMap(([width, mostOfSmaller]) => {
      const smaller = own.replace('.jpg', `-${width}.jpg`);
      return [
        ...cases('D740', 'allowed', 'self', {
          [`the most bytes ${width} px wide in ${folder}`]: upload(smaller, { size: mostOfSmaller }),
          [`more than that for another name that ends so in ${folder}`]: upload(
            own.replace('.jpg', `-1${width}.jpg`),
            { size: mostOfSmaller + 1 },
          ),
        }),
        ...cases('D740', 'denied', 'self', {
          [`a byte too many ${width} px wide in ${folder}`]: upload(smaller, { size: mostOfSmaller + 1 }),
        }),
      ];
    }),
    ...cases('D275', 'allowed', 'self', {
      [`the longest name in ${folder}`]: upload(`${folder}/${ADA}/${STAMP}-${'x'.repeat(100)}`),
    }),
    ...NO_NAMES.flatMap((name) =>
      cases('D275', 'denied', 'self', {
        [`${name.replace(STAMP, '<time>').slice(0, 40)} in ${folder}`]: upload(`${folder}/${ADA}/${name}`),
      }),
    ),
    ...[-23, 23].flatMap((hours) =>
      cases('D761', 'allowed', 'self', {
        [`a picture in ${folder} by a clock that is ${hours} hours off`]: upload(
          `${folder}/${ADA}/${NOW + hours * HOUR}_a.jpg`,
        ),
      }),
    ),
    ...[-25, 25].flatMap((hours) =>
      cases('D761', 'denied', 'self', {
        [`a picture in ${folder} named ${hours} hours from now`]: upload(
          `${folder}/${ADA}/${NOW + hours * HOUR}_a.jpg`,
        ),
      }),
    ),
    ...cases('D276', 'allowed', 'self', {
      [`one’s own ${folder} listed`]: { kind: 'list', path: `${folder}/${ADA}` },
    }),
    ...cases('D277', 'allowed', 'self', {
      [`one’s own picture in ${folder} deleted`]: { kind: 'delete', path: there },
    }),
  ];
};

const elsewhere: readonly StorageCase[] = (['anonymous', 'self', 'other', 'stale', 'new'] as const).flatMap(
  (as) =>
    cases('D278', 'denied', as, {
      'a file in another folder': upload(`other/${STAMP}_a.jpg`),
      'a file in another folder of one’s own': upload(`documents/${ADA}/${STAMP}_a.jpg`),
      'a file in another folder seen': { kind: 'get', path: STORED[3] ?? '' },
      'a file in another folder deleted': { kind: 'delete', path: STORED[3] ?? '' },
      'a file in no folder': upload(`${STAMP}_a.jpg`),
      'a file beside the folders': upload(`robots/${STAMP}_a.jpg`),
      'a file below a picture': upload(`robots/${ADA}/${STAMP}_there.jpg/${STAMP}_a.jpg`),
      'a file beside the folders seen': { kind: 'get', path: STORED[4] ?? '' },
      'a file beside the folders deleted': { kind: 'delete', path: STORED[4] ?? '' },
      'a listing of another folder': { kind: 'list', path: 'other' },
      'a listing of everything': { kind: 'list', path: '' },
      'a list of all robot pictures': { kind: 'list', path: 'robots' },
      'a list of all avatars': { kind: 'list', path: 'avatars' },
    }),
);

const limited = (...list: Parameters<typeof cases>): readonly StorageCase[] =>
  cases(...list).map((one) => ({ ...one, name: `${one.name}, with limits`, isLimited: true }));

/** Pictures of a day (D830). Without limits, those of listings and people need not be written down: the cases above. */
const counted: readonly StorageCase[] = [
  ...limited('D830', 'allowed', 'self', {
    'a picture that was written down': upload(`robots/${ADA}/${STAMP}_down.jpg`),
    'its size of 480 px': upload(`robots/${ADA}/${STAMP}_down-480.jpg`),
    'its size of 960 px': upload(`robots/${ADA}/${STAMP}_down-960.jpg`),
    'an avatar that was written down': upload(`avatars/${ADA}/${STAMP}_down.jpg`),
    'its size of 128 px': upload(`avatars/${ADA}/${STAMP}_down-128.jpg`),
    'a photo of the condition': upload(`rentals/${ADA}/unsaid/01jx.jpg`),
    'its size': upload(`rentals/${ADA}/unsaid/01jx-480.jpg`),
  }),
  ...limited('D830', 'denied', 'self', {
    'a picture that was not written down': upload(`robots/${ADA}/${STAMP}_a.jpg`),
    'a size of one that was not': upload(`robots/${ADA}/${STAMP}_a-480.jpg`),
    'a size of a size': upload(`robots/${ADA}/${STAMP}_down-480-480.jpg`),
    'another size': upload(`robots/${ADA}/${STAMP}_down-640.jpg`),
    'an avatar that was not': upload(`avatars/${ADA}/${STAMP}_a.jpg`),
  }),
  ...cases('D830', 'denied', 'self', {
    'a photo of the condition that was not written down': upload(`rentals/${ADA}/unsaid/other.jpg`),
    'a photo that was written down for another message': upload(`rentals/${ADA}/other/01jx.jpg`),
  }),
  ...limited('D830', 'denied', 'other', {
    'a picture that its owner wrote down': upload(`robots/${ADA}/${STAMP}_down.jpg`),
  }),
  ...limited('D830', 'denied', 'counterpart', {
    'a picture of one who wrote nothing down': upload(`robots/${BOB}/${STAMP}_down.jpg`),
  }),
  ...limited('D830', 'denied', 'leaving', {
    'a picture of one who leaves': upload(`robots/${ZOE}/${STAMP}_down.jpg`),
  }),
];

const see = (path: string): Operation => ({ kind: 'get', path });
const remove = (path: string): Operation => ({ kind: 'delete', path });
const list = (path: string): Operation => ({ kind: 'list', path });

const THERE = `rentals/${ADA}/of-ada/there.jpg`;
const UNSAID = `rentals/${ADA}/unsaid/there.jpg`;
const NEW = `rentals/${ADA}/unsaid/01jx-ab.jpg`;

/** Photos of a robot's condition (D750, D751). */
const condition: readonly StorageCase[] = [
  ...cases('D750', 'allowed', 'self', {
    'one’s own photo': see(THERE),
    'one’s own photo, whose message is not written': see(UNSAID),
    'a photo that one was sent': see(`rentals/${BOB}/to-ada/there.jpg`),
    'the list of one’s own': list(`rentals/${ADA}`),
    'the list of one’s own of a message': list(`rentals/${ADA}/of-ada`),
  }),
  ...cases('D750', 'allowed', 'counterpart', { 'a photo that one was sent': see(THERE) }),
  ...cases('D750', 'denied', 'stale', {
    'a photo that one was sent': see(`rentals/${BOB}/to-ada/there.jpg`),
  }),
  ...cases('D750', 'denied', 'self', {
    'a photo of one under a message that another sent': see(`rentals/${BOB}/of-cyd/there.jpg`),
  }),
  ...cases('D750', 'denied', 'counterpart', {
    'a photo whose message is not written': see(UNSAID),
    'a photo of a message that one wrote oneself': see(`rentals/${ADA}/to-ada/there.jpg`),
  }),
  ...(['anonymous', 'other', 'stale', 'new'] as const).flatMap((as) =>
    cases('D750', 'denied', as, {
      'a photo of others': see(THERE),
      'the list of others’ photos': list(`rentals/${ADA}`),
      'the list of others’ photos of a message': list(`rentals/${ADA}/of-ada`),
    }),
  ),
  ...cases('D750', 'denied', 'counterpart', {
    'the list of what one was sent': list(`rentals/${ADA}/of-ada`),
  }),
  ...cases('D751', 'allowed', 'self', {
    'a photo for a message to come': upload(NEW),
    'the most bytes': upload(NEW, { size: LIMITS.robots }),
    'the longest names': upload(`rentals/${ADA}/${'x'.repeat(50)}/${'x'.repeat(70)}.jpg`),
    'the most bytes 480 px wide': upload(NEW.replace('.jpg', '-480.jpg'), { size: 480 * 360 }),
    'one whose message is not written, deleted': remove(UNSAID),
  }),
  ...cases('D751', 'denied', 'self', {
    'a photo for a message that is written': upload(`rentals/${ADA}/of-ada/01jx.jpg`),
    'a photo again': upload(UNSAID),
    'a photo of Bob’s': upload(`rentals/${BOB}/unsaid/01jx.jpg`),
    'another type': upload(NEW, { contentType: 'image/png' }),
    'no byte': upload(NEW, { size: 0 }),
    'a byte too many': upload(NEW, { size: LIMITS.robots + 1 }),
    'a byte too many 480 px wide': upload(NEW.replace('.jpg', '-480.jpg'), { size: 480 * 360 + 1 }),
    'a longer name': upload(`rentals/${ADA}/unsaid/${'x'.repeat(71)}.jpg`),
    'a name that does not end so': upload(`rentals/${ADA}/unsaid/01jx.jpg.exe`),
    'another name': upload(`rentals/${ADA}/unsaid/01_jx.jpg`),
    'a longer message': upload(`rentals/${ADA}/${'x'.repeat(51)}/01jx.jpg`),
    'a message with another name': upload(`rentals/${ADA}/un said/01jx.jpg`),
    'a photo beside the messages': upload(`rentals/${ADA}/01jx.jpg`),
    'a photo that is final, deleted': remove(THERE),
    'a photo that one was sent, deleted': remove(`rentals/${BOB}/to-ada/there.jpg`),
    'its type': describe(THERE),
  }),
  ...(['anonymous', 'counterpart', 'other', 'stale', 'new'] as const).flatMap((as) =>
    cases('D751', 'denied', as, {
      'a photo for a message to come, in Ada’s folder': upload(NEW),
      'Ada’s photo, deleted': remove(UNSAID),
    }),
  ),
  ...cases('D751', 'denied', 'leaving', {
    'a photo of one who leaves': upload(`rentals/${ZOE}/unsaid/01jx.jpg`),
  }),
  ...cases('D751', 'allowed', 'leaving', {
    'a final photo of one who leaves, deleted': remove(`rentals/${ZOE}/of-zoe/there.jpg`),
  }),
  ...cases('D751', 'denied', 'other', {
    'a photo of one who is suspended': upload(`rentals/${CYD}/unsaid/01jx.jpg`),
    'a final photo of one who is suspended, deleted': remove(`rentals/${CYD}/of-cyd/there.jpg`),
  }),
  ...cases('D751', 'allowed', 'other', {
    'a photo without a message of one who is suspended, deleted': remove(`rentals/${CYD}/unsaid/there.jpg`),
  }),
];

export const STORAGE_CASES: readonly StorageCase[] = [
  ...ofFolder('robots'),
  ...ofFolder('avatars'),
  ...condition,
  ...counted,
  ...elsewhere,
];
