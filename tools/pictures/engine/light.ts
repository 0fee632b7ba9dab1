import { dot } from './vector.ts';
import type { Vector } from './vector.ts';

/**
 * The studio's lamps, fixed to the camera: a large key from the upper left, a rim from behind on the right.
 */
const KEY: Vector = [-0.45, 0.61, 0.65];
const RIM: Vector = [0.92, 0.2, -0.34];

/** How brightly a surface with this outward normal (right, up, towards the viewer) is lit: 0 to 1. */
export function brightness(normal: Vector): number {
  const key = Math.max(0, dot(normal, KEY));
  const rim = Math.max(0, dot(normal, RIM)) ** 2;
  const sky = 0.5 + 0.5 * normal[1];
  return 0.1 + 0.58 * key + 0.2 * sky + 0.42 * rim;
}
