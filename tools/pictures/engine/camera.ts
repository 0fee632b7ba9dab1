import { dot } from './vector.ts';
import type { Frame, Vector } from './vector.ts';

/** An orthographic view: axes of the picture in model space, and where the model's origin lands. */
export interface Camera {
  readonly right: Vector;
  readonly up: Vector;
  /** From the model towards the viewer. */
  readonly toward: Vector;
  /** Picture units for one model unit. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export type Spot = readonly [x: number, y: number];

/**
 * @param yaw degrees the model is turned (its right side comes into view above 0) @param pitch degrees
 * looked down
 */
export function camera(yaw: number, pitch: number, zoom = 1, x = 0, y = 0): Camera {
  const [a, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [ca, sa, cp, sp] = [Math.cos(a), Math.sin(a), Math.cos(p), Math.sin(p)];
  return {
    right: [ca, sa, 0],
    up: [-sa * sp, ca * sp, cp],
    toward: [sa * cp, -ca * cp, sp],
    zoom,
    x,
    y,
  };
}

export const project = (c: Camera, p: Vector): Spot => [
  c.x + c.zoom * dot(p, c.right),
  c.y - c.zoom * dot(p, c.up),
];

/** A direction as seen: to the right, up, towards the viewer. */
export const seen = (c: Camera, d: Vector): Vector => [dot(d, c.right), dot(d, c.up), dot(d, c.toward)];

/** The matrix that lays a drawing (y down) onto the plane of a frame. */
export function planeMatrix(c: Camera, f: Frame): readonly number[] {
  const [u, v] = [seen(c, f.u), seen(c, f.v)];
  const [x, y] = project(c, f.o);
  return [u[0] * c.zoom, -u[1] * c.zoom, -v[0] * c.zoom, v[1] * c.zoom, x, y];
}
