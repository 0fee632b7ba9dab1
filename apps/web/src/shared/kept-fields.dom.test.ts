import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetFields, keepFields, keptAsDraft, keptInTab, restoreFields } from './kept-fields.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const empty = { name: '', features: [] as readonly string[], place: null as object | null };

describe('the fields of a form', () => {
  test('are restored after a reload, until they are forgotten', () => {
    const typed = { name: 'Rover', features: ['arm'], place: { placeId: '1' } };
    keepFields(keptInTab('listing'), typed);
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(typed);
    forgetFields(keptInTab('listing'));
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
  });

  test('are restored only in the same form on the same page', () => {
    keepFields(keptInTab('listing'), { name: 'Rover' });
    expect(restoreFields(keptInTab('profile'), empty)).toEqual(empty);
    history.pushState(null, '', '/elsewhere');
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
    history.pushState(null, '', '/');
  });

  test('never include a password', () => {
    keepFields(keptInTab('register'), {
      email: 'ada@x.example',
      password: 'secret',
      confirmPassword: 'secret',
      currentPassword: 'secret',
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    expect(restoreFields(keptInTab('register'), { email: '', password: '' })).toEqual({
      email: 'ada@x.example',
      password: '',
    });
  });

  test.each([
    { name: 1 },
    { name: null },
    { features: 'arm' },
    { features: {} },
    { features: [1] },
    { place: 7 },
    {},
  ])('are left out if another version stored them differently: %j', (kept) => {
    keepFields(keptInTab('listing'), kept);
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
  });

  test.each(['', 'null', '[', '"text"', '7'])('are ignored if the storage contains %j', (text) => {
    sessionStorage.setItem('roborrow.fields./.listing', text);
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
  });

  test('work in a browser that forbids storage', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
    forbidden.mockRestore();
  });

  test('of a draft belong to one user of the device', () => {
    keepFields(keptAsDraft('ada', 'listing'), { name: 'Rover' });
    sessionStorage.clear();
    expect(restoreFields(keptAsDraft('ada', 'listing'), empty)).toMatchObject({ name: 'Rover' });
    expect(restoreFields(keptAsDraft('bob', 'listing'), empty)).toEqual(empty);
  });

  test('report when they could not be stored', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepFields(keptAsDraft('ada', 'listing'), { name: 'Rover' })).toBe(false);
    full.mockRestore();
    expect(keepFields(keptAsDraft('ada', 'listing'), { name: 'Rover' })).toBe(true);
  });
});
