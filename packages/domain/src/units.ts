import type { Brand } from './brand.ts';

/** A distance in statute miles. */
export type Miles = Brand<number, 'Miles'>;
/** A distance in feet; 5280 feet are a mile. */
export type Feet = Brand<number, 'Feet'>;
/** A distance in kilometres. */
export type Kilometres = Brand<number, 'Kilometres'>;
/** A distance in metres. */
export type Metres = Brand<number, 'Metres'>;
/** A span of time in milliseconds. */
export type Milliseconds = Brand<number, 'Milliseconds'>;
/**
 * A point in time: milliseconds since 1970-01-01T00:00Z. The domain has no `Date`; clients format it.
 *
 * @example
 * ```ts
 * const isLater = (a: EpochMs, b: EpochMs): boolean => a > b;
 * isLater(epochMs(2000), epochMs(1000)); // => true
 * ```
 */
export type EpochMs = Brand<number, 'EpochMs'>;
/** A whole number of days. */
export type Days = Brand<number, 'Days'>;
/** A whole number of things. */
export type Count = Brand<number, 'Count'>;
/** US dollars per rental day, at most two decimals. */
export type DollarsPerDay = Brand<number, 'DollarsPerDay'>;
/** US dollars in whole cents. */
export type Cents = Brand<number, 'Cents'>;

/**
 * A distance in miles.
 *
 * @example
 * ```ts
 * displayDistance(miles(5.56)); // => { unit: 'miles', value: 5.6, decimals: 1 }
 * ```
 */
export const miles = (value: number): Miles => value as Miles;
/** A distance in feet. */
export const feet = (value: number): Feet => value as Feet;
/** A distance in kilometres. */
export const kilometres = (value: number): Kilometres => value as Kilometres;
/** A distance in metres. */
export const metres = (value: number): Metres => value as Metres;
/** A span of time in milliseconds. */
export const milliseconds = (value: number): Milliseconds => value as Milliseconds;
/**
 * A point in time, for example `epochMs(Date.now())`.
 *
 * @example
 * ```ts
 * epochMs(Date.UTC(2026, 4, 1)); // => 1777593600000
 * ```
 */
export const epochMs = (value: number): EpochMs => value as EpochMs;
/**
 * Used for a missing timestamp in a document of an older version: it sorts before every other time and is
 * never shown.
 */
export const UNKNOWN_TIME = epochMs(0);
/** A number of days, which the caller knows to be whole. */
export const days = (value: number): Days => value as Days;
/** A number of things, which the caller knows to be whole. */
export const count = (value: number): Count => value as Count;
/**
 * A daily price in US dollars.
 *
 * @example
 * ```ts
 * const isAffordable = ({ price }: Robot): boolean => price <= dollarsPerDay(40);
 * ```
 */
export const dollarsPerDay = (value: number): DollarsPerDay => value as DollarsPerDay;
/** A number of cents, which the caller knows to be whole. */
export const cents = (value: number): Cents => value as Cents;
