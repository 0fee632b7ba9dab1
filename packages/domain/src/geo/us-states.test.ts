import { describe, expect, it } from 'vitest';
import { liesInState, stateNamed, statesBeginning, US_STATES } from './us-states.ts';

describe('a state as a place (D618)', () => {
  it.each([
    ['California', 'CA'],
    [' california, USA ', 'CA'],
    ['ca', 'CA'],
    ['NORTH  CAROLINA', 'NC'],
    ['Texas, United States', 'TX'],
    ['Washington state', 'WA'],
    ['State of New York', 'NY'],
    ['NY', 'NY'],
    ['Carolina del Norte', 'NC'],
    ['Hawái', 'HI'],
    ['estado de Nueva York', 'NY'],
  ])('%j is %s', (typed, code) => {
    expect(stateNamed(typed)?.code).toBe(code);
  });

  it.each([
    '',
    'New York',
    'Nueva York',
    'Washington',
    'LA',
    'DC',
    'California, MD',
    'Carolina',
    'Texas City',
    'USA',
    'NCX',
  ])('%j is none, or means a city', (typed) => {
    expect(stateNamed(typed)).toBeNull();
  });

  it('is found by its name and code, unless these mean a city', () => {
    const without = US_STATES.filter(({ code, name }) => !stateNamed(code) || !stateNamed(name));
    expect(without.map(({ code }) => code)).toEqual(['DC', 'LA', 'NY', 'WA']);
  });

  it.each([
    ['Apex, NC', true],
    ['Apex, NC, USA', true],
    ['Apex, NC 27502, USA', true],
    ['Apex, Wake County, North Carolina', true],
    ['NC', false],
    ['North Carolina, PA', false],
    ['Apex', false],
    ['Raleigh, NCX', false],
  ])('%j lies in North Carolina: %s', (location, expected) => {
    expect(liesInState(location, { code: 'NC', name: 'North Carolina' })).toBe(expected);
  });

  it('is suggested from the third character on', () => {
    const names = (typed: string) => statesBeginning(typed).map(({ name }) => name);
    expect(names('calif')).toEqual(['California']);
    expect(names('new ')).toEqual(['New Hampshire', 'New Jersey', 'New Mexico']);
    expect(names('ca')).toEqual([]);
  });
});
