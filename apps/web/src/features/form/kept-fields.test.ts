import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetFields, keepFields, restoreFields } from './kept-fields.ts';

beforeEach(() => sessionStorage.clear());

const empty = { name: '', features: [] as readonly string[], place: null as object | null };

describe('the fields of a form', () => {
  test('are shown again after a reload, until they are forgotten', () => {
    const typed = { name: 'Rover', features: ['arm'], place: { placeId: '1' } };
    keepFields('listing', typed);
    expect(restoreFields('listing', empty)).toEqual(typed);
    forgetFields('listing');
    expect(restoreFields('listing', empty)).toEqual(empty);
  });

  test('are those of this form on this page', () => {
    keepFields('listing', { name: 'Rover' });
    expect(restoreFields('profile', empty)).toEqual(empty);
    history.pushState(null, '', '/elsewhere');
    expect(restoreFields('listing', empty)).toEqual(empty);
    history.pushState(null, '', '/');
  });

  test('hold no password', () => {
    keepFields('register', {
      email: 'ada@x.example',
      password: 'secret',
      confirmPassword: 'secret',
      currentPassword: 'secret',
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    expect(restoreFields('register', { email: '', password: '' })).toEqual({
      email: 'ada@x.example',
      password: '',
    });
  });

  test.each([{ name: 1 }, { name: null }, { features: 'arm' }, { features: {} }, {}])(
    'are left out where another version kept them differently: %j',
    (kept) => {
      keepFields('listing', kept);
      expect(restoreFields('listing', empty)).toEqual(empty);
    },
  );

  test.each(['', 'null', '[', '"text"', '7'])('survive a storage that holds %j', (text) => {
    sessionStorage.setItem('roborrow.fields./.listing', text);
    expect(restoreFields('listing', empty)).toEqual(empty);
  });

  test('survive a browser that forbids storage', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(restoreFields('listing', empty)).toEqual(empty);
    forbidden.mockRestore();
  });
});
