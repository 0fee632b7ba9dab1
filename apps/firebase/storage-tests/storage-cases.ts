import { ADA, BOB, type Identity } from '../rules-tests/identities.ts';
import type { Outcome } from '../rules-tests/case.ts';

export interface File {
  /** None is what a client that says nothing sends. */
  readonly contentType?: string;
  readonly size: number;
}

export type Operation =
  | { readonly kind: 'upload' | 'describe'; readonly path: string; readonly file: File }
  | { readonly kind: 'get' | 'delete' | 'list'; readonly path: string };

/** One question to the storage rules. */
export interface StorageCase {
  /** The row of the threat table, as `S5`. */
  readonly row: string;
  readonly name: string;
  readonly as: Identity;
  readonly operation: Operation;
  readonly expected: Outcome;
}

const STAMP = '1760000000000';
/** What is stored before every case. */
export const STORED = [
  `robots/${ADA}/${STAMP}_there.jpg`,
  `avatars/${ADA}/${STAMP}_there.jpg`,
  `robots/${BOB}/${STAMP}_there.jpg`,
  `other/${STAMP}_there.jpg`,
];

const PICTURE: File = { contentType: 'image/jpeg', size: 3 };
const LIMITS = { robots: 10 * 1024 * 1024, avatars: 5 * 1024 * 1024 };

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
  '176000000000_a.jpg',
  '17600000000000_a.jpg',
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
  'image/svg+xml',
  'text/html',
  'image/*',
  'IMAGE/PNG',
  'image/png; charset=utf-8',
  'image/gif',
  'application/octet-stream',
  'ximage/png',
];

const ofFolder = (folder: 'robots' | 'avatars'): StorageCase[] => {
  const own = `${folder}/${ADA}/${STAMP}_a.jpg`;
  const there = `${folder}/${ADA}/${STAMP}_there.jpg`;
  const most = LIMITS[folder];
  return [
    ...cases('S1', 'allowed', 'self', { [`a picture in one’s own ${folder}`]: upload(own) }),
    ...cases('S1', 'allowed', 'eight-hours', {
      [`a picture in ${folder} before eight hours are over`]: upload(own),
    }),
    ...(['anonymous', 'other', 'stale', 'new'] as const).flatMap((as) => [
      ...cases('S1', 'denied', as, { [`a picture in ${folder} of Ada`]: upload(own) }),
      ...cases('S2', 'denied', as, {
        [`Ada’s picture in ${folder} again`]: upload(there),
        [`its type in ${folder}`]: describe(there),
      }),
      ...cases('S6', 'denied', as, {
        [`Ada’s ${folder} listed`]: { kind: 'list', path: `${folder}/${ADA}` },
      }),
      ...cases('S7', 'denied', as, {
        [`Ada’s picture in ${folder} deleted`]: { kind: 'delete', path: there },
      }),
    ]),
    ...(['anonymous', 'self', 'other', 'stale', 'new'] as const).flatMap((as) =>
      cases('S6', 'allowed', as, { [`Ada’s picture in ${folder} seen`]: { kind: 'get', path: there } }),
    ),
    ...cases('S1', 'denied', 'self', {
      [`a picture in ${folder} of a neighbour in the alphabet`]: upload(`${folder}/${ADA}x/${STAMP}_a.jpg`),
      [`a picture in ${folder} of Bob`]: upload(`${folder}/${BOB}/${STAMP}_a.jpg`),
      [`a picture deeper in ${folder}`]: upload(`${folder}/${ADA}/deeper/still/${STAMP}_a.jpg`),
    }),
    ...cases('S2', 'denied', 'self', {
      [`one’s picture in ${folder} again`]: upload(there),
      [`the type of one’s picture in ${folder}`]: describe(there),
    }),
    ...['image/jpeg', 'image/png', 'image/webp'].flatMap((contentType) =>
      cases('S3', 'allowed', 'self', { [`${contentType} in ${folder}`]: upload(own, { contentType }) }),
    ),
    ...NO_PICTURES.flatMap((contentType) =>
      cases('S3', 'denied', 'self', { [`${contentType} in ${folder}`]: upload(own, { contentType }) }),
    ),
    ...cases('S3', 'denied', 'self', {
      [`no type in ${folder}`]: { kind: 'upload', path: own, file: { size: 3 } },
    }),
    ...cases('S4', 'allowed', 'self', {
      [`one byte in ${folder}`]: upload(own, { size: 1 }),
      [`the most bytes in ${folder}`]: upload(own, { size: most }),
    }),
    ...cases('S4', 'denied', 'self', {
      [`no byte in ${folder}`]: upload(own, { size: 0 }),
      [`a byte too many in ${folder}`]: upload(own, { size: most + 1 }),
    }),
    ...cases('S5', 'allowed', 'self', {
      [`the longest name in ${folder}`]: upload(`${folder}/${ADA}/${STAMP}-${'x'.repeat(100)}`),
    }),
    ...NO_NAMES.flatMap((name) =>
      cases('S5', 'denied', 'self', {
        [`${name.slice(0, 40)} in ${folder}`]: upload(`${folder}/${ADA}/${name}`),
      }),
    ),
    ...cases('S6', 'allowed', 'self', {
      [`one’s own ${folder} listed`]: { kind: 'list', path: `${folder}/${ADA}` },
    }),
    ...cases('S7', 'allowed', 'self', {
      [`one’s own picture in ${folder} deleted`]: { kind: 'delete', path: there },
    }),
  ];
};

const elsewhere: readonly StorageCase[] = (['anonymous', 'self', 'other', 'stale', 'new'] as const).flatMap(
  (as) =>
    cases('S8', 'denied', as, {
      'a file in another folder': upload(`other/${STAMP}_a.jpg`),
      'a file in another folder of one’s own': upload(`documents/${ADA}/${STAMP}_a.jpg`),
      'a file in another folder seen': { kind: 'get', path: STORED[3] ?? '' },
      'a file in another folder deleted': { kind: 'delete', path: STORED[3] ?? '' },
      'a file in no folder': upload(`${STAMP}_a.jpg`),
      'a file beside the folders': upload(`robots/${STAMP}_a.jpg`),
      'a listing of another folder': { kind: 'list', path: 'other' },
      'a listing of everything': { kind: 'list', path: '' },
      'a listing of everybody’s robots': { kind: 'list', path: 'robots' },
      'a listing of everybody’s avatars': { kind: 'list', path: 'avatars' },
    }),
);

export const STORAGE_CASES: readonly StorageCase[] = [
  ...ofFolder('robots'),
  ...ofFolder('avatars'),
  ...elsewhere,
];
