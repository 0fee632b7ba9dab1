import { describe, expect, it } from 'vitest';
import { cleanNames } from './clean-names.ts';

const cleaned = (name: string): readonly string[] => {
  const coordinates = { latitude: 40, longitude: -90 };
  const place = { name, state: 'NY', county: 'Kings County', isSeat: false, population: 1000, coordinates };
  return cleanNames([place]).map((clean) => clean.name);
};

describe('names', () => {
  it.each([
    ['Apex', ['Apex']],
    ["Coeur d'Alene", ["Coeur d'Alene"]],
    ['Winston-Salem', ['Winston-Salem']],
    ['St. Louis', ['St. Louis']],
    ['Cañon City', ['Cañon City']],
    ['Kapa‘a', ['Kapaʻa']],
    ['‘Ewa Beach', ['ʻEwa Beach']],
    ['City of Sammamish', ['Sammamish']],
    ['Village of Oak Creek (Big Park)', ['Village of Oak Creek']],
    ['Central Valley (historical)', []],
    ['Stambaugh, Iron River', []],
    ['Fenway/Kenmore', []],
    ['New York City', ['New York City', 'New York']],
  ])('%j become %j', (name, expected) => {
    expect(cleaned(name)).toEqual(expected);
  });
});
