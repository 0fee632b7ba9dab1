export type { HttpFunction } from './answer.ts';
