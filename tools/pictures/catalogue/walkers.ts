import { BONE, GRAPHITE, WHITE } from '../engine/material.ts';
import { hexapod } from '../robots/desk-robots.ts';
import { humanoid } from '../robots/humanoid.ts';
import { BERRY, LEMON, MINT, NAVY, OCHRE, PLUM, SKY, TEAL, VERMILION } from '../robots/palette.ts';
import { exoskeleton } from '../robots/clinic.ts';
import { quadruped } from '../robots/quadruped.ts';
import { paint } from './entry.ts';
import type { Entry } from './entry.ts';

export const WALKERS: readonly Entry[] = [
  { slug: 'pathfinder-dog', model: quadruped({ ...paint(OCHRE, GRAPHITE), payload: 'mast' }), tint: 'sage', setting: 'disc', yaw: 34, pitch: 16, focus: [34, -8, 66, 2.4], place: 'field', inches: 40 },
  { slug: 'fetch-dog', model: quadruped({ ...paint(WHITE, VERMILION), payload: 'arm' }), tint: 'lilac', setting: 'panels', yaw: 30, pitch: 18, focus: [24, -6, 96, 2], place: 'home' },
  { slug: 'pepper-pup', model: quadruped({ ...paint(MINT, BERRY), payload: 'none' }), tint: 'sand', setting: 'disc', yaw: 38, pitch: 22, focus: [36, -10, 60, 2.2], place: 'desk', inches: 11 },
  { slug: 'heel-companion', model: quadruped({ ...paint(NAVY, LEMON), payload: 'handle' }), tint: 'stone', setting: 'arch', yaw: 36, pitch: 16, focus: [-26, -8, 92, 2], place: 'street' },
  { slug: 'marlo-humanoid', model: humanoid({ ...paint(WHITE, VERMILION), head: 'visor', arms: [[10, 14], [50, 70]] }), tint: 'sand', setting: 'arch', yaw: -22, pitch: 8, focus: [0, 0, 124, 2.4], place: 'stage', inches: 64 },
  { slug: 'porter-humanoid', model: humanoid({ ...paint(GRAPHITE, TEAL), head: 'lamp' }), tint: 'mist', setting: 'window', yaw: 24, pitch: 10, focus: [0, 0, 126, 2.3], place: 'warehouse', inches: 67 },
  { slug: 'sunny-tutor', model: humanoid({ ...paint(SKY, LEMON), head: 'round', arms: [[24, 46], [12, 20]] }), tint: 'rose', setting: 'disc', yaw: 18, pitch: 10, focus: [0, 0, 122, 2.2], place: 'classroom' },
  { slug: 'vesper-humanoid', model: humanoid({ ...paint(BONE, PLUM), head: 'visor', arms: [[30, 60], [30, 60]] }), tint: 'dusk', setting: 'disc', yaw: -14, pitch: 6, focus: [-10, 0, 110, 2.1], inches: 61 },
  { slug: 'weaver-hexapod', model: hexapod(paint(TEAL, OCHRE)), tint: 'clay', setting: 'disc', yaw: 20, pitch: 26, focus: [0, -10, 34, 2.2], place: 'desk', inches: 9 },
  { slug: 'stride-exo', model: exoskeleton(paint(WHITE, VERMILION)), tint: 'stone', setting: 'arch', yaw: 28, pitch: 12, focus: [16, 0, 84, 2.1], place: 'clinic', inches: 60 },
];
