import { GRAPHITE, WHITE } from '../engine/material.ts';
import { hexacopter, quadcopter } from '../robots/drones.ts';
import { diver, glider } from '../robots/divers.ts';
import { BERRY, LEMON, MINT, MOSS, NAVY, OCHRE, SKY, VERMILION } from '../robots/palette.ts';
import { paint } from './entry.ts';
import type { Entry } from './entry.ts';

/** What flies, and what flies under water. */
export const FLYERS: readonly Entry[] = [
  { slug: 'lanai-cam', model: quadcopter({ ...paint(WHITE, VERMILION), build: 'camera' }), tint: 'slate', setting: 'disc', yaw: 28, pitch: 22, shift: [0, -16], focus: [0, -16, 50, 2.4], place: 'field', inches: 9 },
  { slug: 'ridge-cam', model: quadcopter({ ...paint(GRAPHITE, OCHRE), build: 'camera' }), tint: 'clay', setting: 'panels', yaw: -24, pitch: 18, shift: [0, -16], focus: [-30, -16, 62, 2.2], inches: 11 },
  { slug: 'gnat-racer', model: quadcopter({ ...paint(GRAPHITE, LEMON), build: 'racer' }), tint: 'dusk', setting: 'band', yaw: 32, pitch: 32, focus: [0, -14, 54, 2.2], place: 'stage' },
  { slug: 'skylark-trainer', model: quadcopter({ ...paint(MINT, BERRY), build: 'light' }), tint: 'sand', setting: 'disc', yaw: 24, pitch: 28, shift: [0, -10], focus: [0, -10, 44, 2.2], place: 'classroom' },
  { slug: 'orchard-six', model: hexacopter({ ...paint(WHITE, MOSS), carries: 'tank' }), tint: 'sage', setting: 'window', yaw: 10, pitch: 24, focus: [0, -10, 56, 2.3], place: 'field', inches: 34 },
  { slug: 'northlift-six', model: hexacopter({ ...paint(NAVY, OCHRE), carries: 'hook' }), tint: 'stone', setting: 'plain', yaw: -20, pitch: 22, focus: [0, 0, 60, 2.1], place: 'field' },
  { slug: 'strata-six', model: hexacopter({ ...paint(SKY, VERMILION), carries: 'lidar' }), tint: 'lilac', setting: 'arch', yaw: 18, pitch: 20, focus: [0, -6, 56, 2.4], inches: 28 },
  { slug: 'nautilus-rov', model: diver(paint(OCHRE, VERMILION)), tint: 'mist', setting: 'window', yaw: -34, pitch: 20, focus: [-30, -10, 54, 2], place: 'water', inches: 18 },
  { slug: 'manta-glider', model: glider(paint(LEMON, VERMILION)), tint: 'pine', setting: 'plain', yaw: -30, pitch: 20, focus: [-40, 0, 40, 1.9], place: 'water' },
];
