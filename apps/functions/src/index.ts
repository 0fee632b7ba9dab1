export type { HttpFunction } from './answer.ts';
export { log, logProblem, logged } from './request-log.ts';
export type { RequestLimit, SiteFunctions } from './site-functions.ts';
