import { pictureForms, userId } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { imagePath, imageUrl, isOwnUrl } from './image-rules.ts';

const ADA = userId('ada');
const PATH = 'avatars/ada/1760000000000_picture.jpg';
const URL = imageUrl(PATH, { bytes: Uint8Array.of(1, 2, 3), contentType: 'image/jpeg' });

describe('a picture’s URL', () => {
  it('is a data: URL that begins with its type and ends with its path', () => {
    expect(URL).toBe(`data:image/jpeg;base64,AQID#${PATH}`);
    expect(imagePath(URL)).toBe(PATH);
  });

  it('can be loaded by a browser', async () => {
    expect(new Uint8Array(await (await fetch(URL)).arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3));
  });

  it('of many megabytes can be created and parsed', () => {
    const bytes = new Uint8Array(8_000_000).fill(255);
    expect(imagePath(imageUrl(PATH, { bytes, contentType: 'image/jpeg' }))).toBe(PATH);
  });

  it.each([
    `data:text/html;base64,AQID#${PATH}`,
    `data:image/png;base64,AQID#${PATH}`,
    `data:image/svg+xml;base64,AQID#${PATH}`,
    `javascript:alert(1)#${PATH}`,
    `https://example.com/#${PATH}`,
    PATH,
    URL.replace('avatars', 'secrets'),
    URL.replace('ada/', ''),
    URL.replace('ada/', 'ada/deeper/'),
  ])('is not one of this backend: %s', (url) => {
    expect(imagePath(url)).toBeNull();
    expect(isOwnUrl(url, 'avatars', ADA)).toBe(false);
  });

  it('holds the bytes of every size, and no other address (D741)', () => {
    const sizes = {
      whole: { width: 800, height: 600 },
      placeholder: 'A'.repeat(48),
      smaller: [{ width: 480, bytes: Uint8Array.of(4, 5, 6) }],
    };
    const url = imageUrl(PATH, { bytes: Uint8Array.of(1, 2, 3), contentType: 'image/jpeg', sizes });
    expect(pictureForms(url)).toMatchObject({
      url: 'data:image/jpeg;base64,AQID',
      smaller: [{ width: 480, url: 'data:image/jpeg;base64,BAUG' }],
    });
    expect([imagePath(url), isOwnUrl(url, 'avatars', ADA)]).toEqual([PATH, true]);
    for (const foreign of ['https://example.com/pixel.png', 'data:image/svg+xml;base64,AA', ''])
      expect(isOwnUrl(url.replace('data:image/jpeg;base64,BAUG', foreign), 'avatars', ADA)).toBe(false);
  });

  it('belongs to one user and one folder', () => {
    expect(isOwnUrl(URL, 'avatars', ADA)).toBe(true);
    expect(isOwnUrl(URL, 'robots', ADA)).toBe(false);
    expect(isOwnUrl(URL, 'avatars', userId('ad'))).toBe(false);
    expect(isOwnUrl(URL, 'avatars', userId('adam'))).toBe(false);
  });
});
