import { expect, test } from 'vitest';
import { kindOf, type Asked } from './kind-of.ts';

const SITE = 'https://roborrow.example';
const PICTURES = 'https://pictures.example';

const kind = (path: string, asked: Partial<Asked> = {}) =>
  kindOf({ method: 'GET', mode: 'no-cors', destination: '', ...asked, url: new URL(path, SITE).href }, SITE, [
    PICTURES,
  ]);
const page = { mode: 'navigate', destination: 'document' } as const;
const picture = { destination: 'image' } as const;

test('pages, hashed files and pictures are kept (D480)', () => {
  expect(kind('/robots/rover?from=search', page)).toBe('page');
  expect(kind('/assets/shell-1a2b.js', { destination: 'script' })).toBe('file');
  expect(kind('/assets/figtree-1a2b.woff2', { destination: 'font', mode: 'cors' })).toBe('file');
  expect(kind('/demo/robots/rover.svg', picture)).toBe('picture');
  expect(kind(`${PICTURES}/rover-480.jpg`, picture)).toBe('picture');
});

test('photos are kept in the size of cards and of faces, and in no larger one (D746)', () => {
  for (const host of [PICTURES, SITE]) {
    const widthOf = (size: string) => kind(`${host}/o/robots%2Fada%2F1_a${size}.jpg?alt=media`, picture);
    expect(['-480', '-128', '-960', ''].map(widthOf)).toEqual(['picture', 'picture', 'other', 'other']);
  }
});

test('nothing else goes through the worker: no call, no write, no other site, no function (D483)', () => {
  expect(kind('/', { destination: '', mode: 'cors' })).toBe('other'); // the app looks for a new deployment
  expect(kind('/sw.js', { mode: 'same-origin' })).toBe('other');
  expect(kind('/robots/rover', { ...page, method: 'POST' })).toBe('other');
  expect(kind('/.netlify/functions/unsubscribe?token=secret', page)).toBe('other');
  expect(kind('https://firestore.googleapis.com/v1/projects/p', { mode: 'cors' })).toBe('other');
  expect(kind('https://elsewhere.example/face.jpg', picture)).toBe('other');
  expect(kind(`${PICTURES}/data.json`)).toBe('other');
  expect(kind('https://elsewhere.example/assets/a.js', { destination: 'script' })).toBe('other');
});
