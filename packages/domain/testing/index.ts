export * from './geo.ts';
export * from './messaging.ts';
export { NAUGHTY_STRINGS } from './naughty-strings.ts';
export * from './robots.ts';
export { foundAt } from './places.ts';
export { runs } from './runs.ts';
export { SCRIPT_PAYLOADS } from './script-payloads.ts';
export * from './search.ts';
export * from './users.ts';
