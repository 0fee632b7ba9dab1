import { NAUGHTY_STRINGS } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import {
  AVATAR_MAX_BYTES,
  AVATAR_SIDE,
  checkAvatar,
  checkImageDimensions,
  checkRobotImage,
  MAX_ROBOT_IMAGES,
  ROBOT_IMAGE_MAX_BYTES,
  ROBOT_IMAGE_SIDE,
  STORED_AVATAR_MAX_BYTES,
  STORED_ROBOT_IMAGE_MAX_BYTES,
} from './image-rules.ts';

describe('the limits of pictures (D150, D22)', () => {
  test('are 5 MB for an avatar, and 10 MB for each of at most ten of a listing', () => {
    expect(AVATAR_MAX_BYTES).toBe(5_242_880);
    expect(ROBOT_IMAGE_MAX_BYTES).toBe(10_485_760);
    expect(MAX_ROBOT_IMAGES).toBe(10);
  });

  test('are 1600 and 512 pixels a side for a stored picture, with one byte for each pixel', () => {
    expect([ROBOT_IMAGE_SIDE, AVATAR_SIDE]).toEqual([1600, 512]);
    expect([STORED_ROBOT_IMAGE_MAX_BYTES, STORED_AVATAR_MAX_BYTES]).toEqual([2_560_000, 262_144]);
  });
});

describe('the dimensions of a picked file', () => {
  test.each([
    [1, 1],
    [8192, 8192],
    [67_108_864, 1],
    [8064, 6048],
  ])('are allowed when they are %i × %i pixels', (width, height) => {
    expect(checkImageDimensions(width, height)).toBeNull();
  });

  test.each([
    [8193, 8192],
    [16_000, 16_000],
    [1, 67_108_865],
    [Number.MAX_VALUE, Number.MAX_VALUE],
  ])('are too large when they are %d × %d pixels', (width, height) => {
    expect(checkImageDimensions(width, height)).toBe('too-many-pixels');
  });

  test.each([
    [0, 5],
    [5, 0],
    [Number.NaN, 5],
    [-1, -1],
  ])('are invalid when they are %d × %d', (width, height) => {
    expect(checkImageDimensions(width, height)).toBe('not-an-image');
  });
});

describe.each([
  ['an avatar', checkAvatar, 5_242_880],
  ['a picture of a listing', checkRobotImage, 10_485_760],
])('%s', (_, check, limit) => {
  test.each(['image/png', 'image/jpeg', 'IMAGE/WEBP', 'image/svg+xml'])(
    'may have the type %s',
    (contentType) => {
      expect(check({ contentType, size: 1 })).toBeNull();
    },
  );

  test.each(['', 'application/pdf', 'text/html', 'video/image/', ' image/png', 'image'])(
    'may not have the type %j',
    (contentType) => {
      expect(check({ contentType, size: 1 })).toBe('not-an-image');
    },
  );

  test('may have its limit in bytes, and not one byte more', () => {
    expect(check({ contentType: 'image/png', size: limit })).toBeNull();
    expect(check({ contentType: 'image/png', size: limit + 1 })).toBe('too-large');
  });

  test('reports a wrong type before a wrong size', () => {
    expect(check({ contentType: 'application/zip', size: limit + 1 })).toBe('not-an-image');
  });

  test.each(NAUGHTY_STRINGS)('handles the hostile type %j without throwing', (contentType) => {
    expect(check({ contentType, size: 1 })).toBe('not-an-image');
  });
});
