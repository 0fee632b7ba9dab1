export * from './geo.ts';
export * from './messaging.ts';
export { NAUGHTY_STRINGS, NAUGHTY_STRINGS_BY_KIND } from './naughty-strings.ts';
export * from './robots.ts';
export { runs } from './runs.ts';
export * from './search.ts';
export * from './users.ts';
