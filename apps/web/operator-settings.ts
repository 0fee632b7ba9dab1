import type { CalendarDay } from '@roborrow/domain';
import * as z from 'zod';

/** Who runs the site, as its legal pages say (D810). */
export interface OperatorSettings {
  readonly name: string;
  /** In one line. */
  readonly address: string;
  /** Whose law applies, e.g. "North Carolina, USA". */
  readonly jurisdiction: string;
  readonly mail: string;
  /** The day of the terms, which is their version: with a later one every member is asked again (D812). */
  readonly termsFrom: CalendarDay;
  /** These are not an operator's values: the pages say that nobody is behind them. */
  readonly isExample: boolean;
  /** Failures in browsers are told to a service of the operator's (D783). */
  readonly hearsFailures: boolean;
}

const line = (otherwise: string) =>
  z
    .string()
    .trim()
    .transform((text) => text || otherwise)
    .default(otherwise);

const schema = z.object({
  VITE_OPERATOR_NAME: line('Example Operator'),
  VITE_OPERATOR_ADDRESS: line('1 Example Street, Apex, NC 27502, USA'),
  VITE_OPERATOR_JURISDICTION: line('North Carolina, USA'),
  VITE_TERMS_DATE: z.iso
    .date('must be a day, as 2026-11-01')
    .regex(/^[1-9]/)
    .transform((day) => day as CalendarDay) // the calendar has it
    .default('2026-11-01' as CalendarDay),
  VITE_CONTACT_MAIL: z.email().default('hello@roborrow.example'),
});

const REQUIRED = [
  'VITE_OPERATOR_NAME',
  'VITE_OPERATOR_ADDRESS',
  'VITE_OPERATOR_JURISDICTION',
  'VITE_TERMS_DATE',
  'VITE_CONTACT_MAIL',
] as const;

/**
 * Reads who the operator is. A demo, and a build for emulators, has example values.
 * @throws for a value that is not allowed, and when a build for a real project lacks one.
 */
export function readOperator(environment: Readonly<Record<string, unknown>>): OperatorSettings {
  const missing = REQUIRED.filter((name) => !environment[name]);
  if (isForPeople(environment) && missing.length > 0)
    throw new Error(
      `The terms and the privacy page need ${missing.join(', ')}: see "Terms, privacy, imprint" in docs/deployment.md.`,
    );
  const values = schema.parse(environment);
  return {
    name: values.VITE_OPERATOR_NAME,
    address: values.VITE_OPERATOR_ADDRESS,
    jurisdiction: values.VITE_OPERATOR_JURISDICTION,
    mail: values.VITE_CONTACT_MAIL,
    termsFrom: values.VITE_TERMS_DATE,
    isExample: missing.includes('VITE_OPERATOR_NAME'),
    hearsFailures: Boolean(environment['VITE_FAILURES_DSN']),
  };
}

/** A Firebase project of its own, not emulators, and not a build without a project, which serves nobody (D33). */
const isForPeople = (environment: Readonly<Record<string, unknown>>): boolean =>
  environment['VITE_BACKEND'] === 'firebase' &&
  Boolean(environment['VITE_FIREBASE_PROJECT_ID']) &&
  !environment['VITE_FIRESTORE_EMULATOR_HOST'];
