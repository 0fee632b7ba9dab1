import { BONE, GRAPHITE, WHITE } from '../engine/material.ts';
import { barista, cobotCart, dualArm } from '../robots/cobots.ts';
import { CLAY, COBALT, NAVY, OCHRE, PLUM, SKY, TEAL, VERMILION } from '../robots/palette.ts';
import { delta, scara } from '../robots/pickers.ts';
import { sixAxisArm } from '../robots/six-axis-arm.ts';
import { cinemaCamera, parallelGripper, spindle, suctionHead, weldingTorch } from '../robots/tools.ts';
import { paint } from './entry.ts';
import type { Entry } from './entry.ts';

export const ARMS: readonly Entry[] = [
  { slug: 'titan-palletizer', model: sixAxisArm({ ...paint(OCHRE, GRAPHITE), tool: parallelGripper(VERMILION) }), tint: 'slate', setting: 'arch', yaw: 20, pitch: 14, focus: [0, -10, 50, 2.2], place: 'warehouse', inches: 84 },
  { slug: 'arcline-welder', model: sixAxisArm({ ...paint(VERMILION, GRAPHITE), pose: [-30, 34, 30, 52], tool: weldingTorch(OCHRE) }), tint: 'stone', setting: 'panels', yaw: 16, pitch: 16, focus: [30, -20, 90, 2], place: 'workshop' },
  { slug: 'longtake-boom', model: sixAxisArm({ ...paint(WHITE, COBALT), pose: [10, -10, 20, 10], tool: cinemaCamera(COBALT) }), tint: 'dusk', setting: 'disc', yaw: -12, pitch: 14, focus: [62, 0, 132, 2.4], place: 'stage', inches: 78 },
  { slug: 'millhand-spindle', model: sixAxisArm({ ...paint(SKY, NAVY), pose: [-16, 24, 6, 66], tool: spindle(VERMILION) }), tint: 'sand', setting: 'band', yaw: 24, pitch: 18, focus: [50, -16, 84, 2.1], inches: 70 },
  { slug: 'twinhand-bench', model: dualArm(paint(WHITE, VERMILION)), tint: 'mist', setting: 'band', yaw: 24, pitch: 18, focus: [-20, -24, 62, 2.4], place: 'workshop', inches: 58 },
  { slug: 'steady-cobot', model: cobotCart(paint(SKY, NAVY), suctionHead(VERMILION)), tint: 'stone', setting: 'window', yaw: 24, pitch: 14, focus: [30, -10, 130, 2.2], place: 'warehouse', inches: 70 },
  { slug: 'campus-cobot', model: cobotCart(paint(WHITE, TEAL), parallelGripper(TEAL)), tint: 'clay', setting: 'arch', yaw: 20, pitch: 16, focus: [-4, 0, 90, 2.4], place: 'classroom' },
  { slug: 'swiftpick-scara', model: scara(paint(WHITE, OCHRE)), tint: 'stone', setting: 'panels', yaw: 24, pitch: 22, focus: [40, -10, 70, 2.2], inches: 32 },
  { slug: 'trio-delta', model: delta(paint(SKY, VERMILION)), tint: 'slate', setting: 'plain', yaw: 24, pitch: 16, focus: [0, 0, 74, 2.4], inches: 74 },
  { slug: 'crema-barista', model: barista(paint(WHITE, VERMILION)), tint: 'umber', setting: 'arch', yaw: 20, pitch: 16, focus: [-16, 4, 96, 2.2], place: 'home' },
  { slug: 'studio-arm', model: cobotCart(paint(BONE, PLUM), cinemaCamera(CLAY)), tint: 'rose', setting: 'disc', yaw: 26, pitch: 12, focus: [24, -8, 120, 2.1] },
];
