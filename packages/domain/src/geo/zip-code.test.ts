import { describe, expect, it } from 'vitest';
import { NAUGHTY_STRINGS } from '../../testing/index.ts';
import { parseZipAddress } from './zip-code.ts';

describe('a ZIP code (D41)', () => {
  it.each([
    ['27502', ''],
    [' 27502 ', ''],
    ['27502-1234', ''],
    ['２７５０２', ''],
    ['27502, USA', ''],
    ['27502 United States', ''],
    ['Apex 27502', 'Apex'],
    ['Apex, NC 27502', 'Apex, NC'],
    ['Apex, NC, 27502-1234', 'Apex, NC'],
    ['Apex, NC 27502, USA', 'Apex, NC'],
    ['Apex,NC,27502', 'Apex,NC'],
    ['10001 Salem St, Apex, NC 27502', '10001 Salem St, Apex, NC'],
  ])('reads 27502 from %j', (text, before) => {
    expect(parseZipAddress(text)).toEqual({ zip: '27502', before });
  });

  it.each([
    '',
    '2750',
    '275021',
    '27502-12',
    'Apex',
    'A27502',
    '10001 Salem St, Apex',
    '27502 Apex',
    '12 27502x',
  ])('finds none in %j', (text) => {
    expect(parseZipAddress(text)).toBeNull();
  });

  it.each(NAUGHTY_STRINGS)('finds five digits or nothing in %j', (text) => {
    expect(parseZipAddress(text)?.zip ?? '00000').toMatch(/^\d{5}$/);
  });
});
