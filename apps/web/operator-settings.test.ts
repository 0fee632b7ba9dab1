import { DEMO_TERMS } from '@roborrow/domain';
import { expect, test } from 'vitest';
import { readOperator } from './operator-settings.ts';

const OPERATOR = {
  VITE_OPERATOR_NAME: ' City Robots Ltd ',
  VITE_OPERATOR_ADDRESS: '5 Main Street, Cary, NC 27511, USA',
  VITE_OPERATOR_JURISDICTION: 'North Carolina, USA',
  VITE_TERMS_DATE: '2027-01-15',
  VITE_CONTACT_MAIL: 'help@robots.example',
};
const PROJECT = { VITE_BACKEND: 'firebase', VITE_FIREBASE_PROJECT_ID: 'city-robots' };

test('a demo has example values, and says so (D810)', () => {
  expect(readOperator({})).toEqual({
    name: 'Example Operator',
    address: '1 Example Street, Apex, NC 27502, USA',
    jurisdiction: 'North Carolina, USA',
    mail: 'hello@roborrow.example',
    termsFrom: DEMO_TERMS,
    isExample: true,
    hearsFailures: false,
  });
});

test('the operator is read from the build', () => {
  expect(readOperator({ ...PROJECT, ...OPERATOR, VITE_FAILURES_DSN: 'https://k@errors.example/1' })).toEqual({
    name: 'City Robots Ltd',
    address: '5 Main Street, Cary, NC 27511, USA',
    jurisdiction: 'North Carolina, USA',
    mail: 'help@robots.example',
    termsFrom: '2027-01-15',
    isExample: false,
    hearsFailures: true,
  });
});

test.each(Object.keys(OPERATOR))('without %s, a build for a project stops, and names it (D810)', (name) => {
  expect(() => readOperator({ ...PROJECT, ...OPERATOR, [name]: '' })).toThrow(name);
});

test('emulators, and a build without a project, need no operator', () => {
  expect(readOperator({ ...PROJECT, VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }).isExample).toBe(true);
  expect(readOperator({ VITE_BACKEND: 'firebase' }).isExample).toBe(true);
});

test.each(['tomorrow', '2026-02-30', '0999-01-01'])('%s is no day of terms', (day) => {
  expect(() => readOperator({ VITE_TERMS_DATE: day })).toThrow(/VITE_TERMS_DATE/);
});
