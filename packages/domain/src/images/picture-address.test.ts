import { describe, expect, it, test } from 'vitest';
import { NAUGHTY_STRINGS } from '../../testing/index.ts';
import { isSamePicture, pictureDetails, pictureForms, smallerName, wholeName } from './picture-address.ts';
import { placeholderOf, placeholderUrl } from './placeholder.ts';

const PIXELS = Array.from({ length: 36 }, (_, i) => i * 7);
const COLOURS = placeholderOf(PIXELS, 3);
const SIZE = { width: 1600, height: 900 };
const STORED = 'https://store.test/o/robots%2Fada%2F1_rover_a.jpg?alt=media';

describe('a picture’s address (D741)', () => {
  it('says its size, its colours and what its smaller pictures are called', () => {
    expect(pictureForms(`${STORED}#${pictureDetails(SIZE, COLOURS, [480, 960])}`)).toEqual({
      url: STORED,
      size: SIZE,
      placeholder: placeholderUrl(COLOURS),
      smaller: [
        { width: 480, url: 'https://store.test/o/robots%2Fada%2F1_rover_a-480.jpg?alt=media' },
        { width: 960, url: 'https://store.test/o/robots%2Fada%2F1_rover_a-960.jpg?alt=media' },
      ],
    });
  });

  it('may hold the bytes of all sizes, and say where they lie', () => {
    const smaller = [{ width: 480, url: 'data:image/jpeg;base64,BBBB' }];
    const address = `data:image/jpeg;base64,AAAA#${pictureDetails(SIZE, COLOURS, smaller)}#robots/ada/1_a.jpg`;
    expect(pictureForms(address)).toMatchObject({ url: 'data:image/jpeg;base64,AAAA', smaller });
  });

  it.each([
    `${STORED}&token=1`,
    '/demo/robots/pip.svg',
    'data:image/jpeg;base64,AAAA#robots/ada/1_a.jpg',
    ...NAUGHTY_STRINGS.filter((text) => !text.includes('~')),
  ])('of one size, as before, is its URL: %j', (address) => {
    expect(pictureForms(address)).toEqual({ url: address, size: null, placeholder: null, smaller: [] });
  });

  it.each(['0~', `1600x1200~${COLOURS}x~480`, `16000x1~${COLOURS}~480`, '~~~', `1x1~javascript:alert(1)`])(
    'that says something else is of one size: %j',
    (said) => {
      expect(pictureForms(`${STORED}#${said}`)).toMatchObject({ url: STORED, size: null, smaller: [] });
    },
  );

  it('passes over widths that are none', () => {
    const { smaller } = pictureForms(`${STORED}#1600x900~${COLOURS}~9~48000~x~480~`);
    expect(smaller.map(({ width }) => width)).toEqual([480]);
  });
});

test('the name of each size leads to the whole picture’s (D742)', () => {
  expect(smallerName('1_rover_a.jpg', 480)).toBe('1_rover_a-480.jpg');
  expect(wholeName('1_rover_a-480.jpg')).toBe('1_rover_a.jpg');
  for (const name of ['1_rover_a.jpg', '1_a-48000.jpg', '1_a-4.jpg', '1_a-480.png'])
    expect(wholeName(name)).toBe(name);
});

test('the same picture is known by its URL, whatever its address says (D747)', () => {
  expect(isSamePicture(`${STORED}&token=1`, `${STORED}#${pictureDetails(SIZE, COLOURS, [480])}`)).toBe(true);
  expect(isSamePicture(STORED, STORED.replace('a.jpg', 'b.jpg'))).toBe(false);
  const data = 'data:image/jpeg;base64,AAAA';
  expect(isSamePicture(`${data}#robots/ada/1_a.jpg`, `${data}#robots/ada/1_b.jpg`)).toBe(false);
});

describe('a placeholder (D741)', () => {
  it('is the same from pixels with an opacity', () => {
    const withOpacity = Array.from({ length: 12 }, (_, i) => [...PIXELS.slice(3 * i, 3 * i + 3), 255]).flat();
    expect(placeholderOf(withOpacity, 4)).toBe(COLOURS);
  });
});
