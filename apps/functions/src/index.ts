export type { HttpFunction } from './answer.ts';
export { nodeListener } from './node-listener.ts';
