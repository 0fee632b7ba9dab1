import type { Brand } from './brand.ts';

/** A length in statute miles. */
export type Miles = Brand<number, 'Miles'>;
/** A length in feet; 5280 to the mile. */
export type Feet = Brand<number, 'Feet'>;
/** A span of time in milliseconds. */
export type Milliseconds = Brand<number, 'Milliseconds'>;
/** A moment: milliseconds since 1970-01-01T00:00Z. The domain has no `Date`; clients format. */
export type EpochMs = Brand<number, 'EpochMs'>;
/** A whole number of days. */
export type Days = Brand<number, 'Days'>;
/** US dollars per rental day, at most two decimals. */
export type DollarsPerDay = Brand<number, 'DollarsPerDay'>;

export const miles = (value: number): Miles => value as Miles;
export const feet = (value: number): Feet => value as Feet;
export const milliseconds = (value: number): Milliseconds => value as Milliseconds;
export const epochMs = (value: number): EpochMs => value as EpochMs;
/** Stands for a moment that a document of an older version does not tell: before every other, and shown nowhere. */
export const UNKNOWN_TIME = epochMs(0);
export const days = (value: number): Days => value as Days;
export const dollarsPerDay = (value: number): DollarsPerDay => value as DollarsPerDay;
