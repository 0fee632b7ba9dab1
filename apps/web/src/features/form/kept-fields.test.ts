import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetFields, keepFields, keptAsDraft, keptInTab, restoreFields } from './kept-fields.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const empty = { name: '', features: [] as readonly string[], place: null as object | null };

describe('the fields of a form', () => {
  test('are shown again after a reload, until they are forgotten', () => {
    const typed = { name: 'Rover', features: ['arm'], place: { placeId: '1' } };
    keepFields(keptInTab('listing'), typed);
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(typed);
    forgetFields(keptInTab('listing'));
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
  });

  test('are those of this form on this page', () => {
    keepFields(keptInTab('listing'), { name: 'Rover' });
    expect(restoreFields(keptInTab('profile'), empty)).toEqual(empty);
    history.pushState(null, '', '/elsewhere');
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
    history.pushState(null, '', '/');
  });

  test('hold no password', () => {
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
  ])('are left out where another version kept them differently: %j', (kept) => {
    keepFields(keptInTab('listing'), kept);
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
  });

  test.each(['', 'null', '[', '"text"', '7'])('survive a storage that holds %j', (text) => {
    sessionStorage.setItem('roborrow.fields./.listing', text);
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
  });

  test('survive a browser that forbids storage', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(restoreFields(keptInTab('listing'), empty)).toEqual(empty);
    forbidden.mockRestore();
  });

  test('kept as a draft are those of one user, on the device', () => {
    keepFields(keptAsDraft('ada', 'listing'), { name: 'Rover' });
    sessionStorage.clear();
    expect(restoreFields(keptAsDraft('ada', 'listing'), empty)).toMatchObject({ name: 'Rover' });
    expect(restoreFields(keptAsDraft('bob', 'listing'), empty)).toEqual(empty);
  });

  test('say when they could not be kept', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepFields(keptAsDraft('ada', 'listing'), { name: 'Rover' })).toBe(false);
    full.mockRestore();
    expect(keepFields(keptAsDraft('ada', 'listing'), { name: 'Rover' })).toBe(true);
  });
});
