import type { Setting, Tint } from '../engine/backdrop.ts';
import type { Material } from '../engine/material.ts';
import type { Place } from '../engine/scenery.ts';
import type { Part } from '../engine/solid.ts';
import type { Vector } from '../engine/vector.ts';
import type { Paint } from '../robots/palette.ts';

/** The pictures of one listing: always a studio portrait, and what else it says here. */
export interface Entry {
  /** The name of the files, and what the demo's listing calls them. */
  readonly slug: string;
  readonly model: Part;
  readonly tint: Tint;
  readonly setting: Setting;
  /** Degrees; see `camera`. */
  readonly yaw: number;
  readonly pitch: number;
  readonly size?: number;
  readonly shift?: readonly [number, number];
  /** The spot of the close-up and how much closer it is. */
  readonly focus?: readonly [...Vector, closer: number];
  /** Where the robot is shown at work. */
  readonly place?: Place;
  /** Its real height in inches, for a dimension sheet. */
  readonly inches?: number;
}

export const paint = (body: Material, accent: Material): Paint => ({
  body,
  accent,
});
