import { material } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';

/** How a robot is painted: its shell, and the one colour that stands out. */
export interface Paint {
  readonly body: Material;
  readonly accent: Material;
}

/** The paints of the collection: each robot wears at most one of them as its accent. */
export const VERMILION = material('#e4572e');
export const OCHRE = material('#e3a23a');
export const TEAL = material('#2b8c88');
export const COBALT = material('#3b6bb0');
export const NAVY = material('#33415f');
export const MOSS = material('#748b49');
export const PLUM = material('#83588c');
export const BERRY = material('#c04560');
export const MINT = material('#8cc2ad');
export const SKY = material('#86b3d6');
export const LEMON = material('#ecc94e');
export const CLAY = material('#c2714f');
export const WOOD = material('#c79a66');
export const PINE = material('#2f6b57');
