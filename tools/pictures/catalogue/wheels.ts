import { BONE, GRAPHITE, WHITE } from '../engine/material.ts';
import { pipeCrawler, trackedInspector } from '../robots/crawlers.ts';
import { deliveryRover } from '../robots/delivery.ts';
import { mower, poolCleaner, weeder } from '../robots/garden-robots.ts';
import { mobileBase } from '../robots/mobile-base.ts';
import { CLAY, COBALT, LEMON, MINT, MOSS, NAVY, OCHRE, TEAL, VERMILION, WOOD } from '../robots/palette.ts';
import { roverKit, rockerRover } from '../robots/rover-kit.ts';
import { paint } from './entry.ts';
import type { Entry } from './entry.ts';

/** What carries, mows, delivers or explores on wheels and tracks. */
export const WHEELS: readonly Entry[] = [
  { slug: 'hauler-deck', model: mobileBase({ ...paint(WHITE, VERMILION), carries: 'pallet' }), tint: 'slate', setting: 'panels', yaw: 28, pitch: 20, focus: [-30, -20, 26, 2.2], place: 'warehouse', inches: 44 },
  { slug: 'stockroom-lift', model: mobileBase({ ...paint(GRAPHITE, TEAL), carries: 'shelf' }), tint: 'stone', setting: 'band', yaw: -26, pitch: 18, focus: [20, -20, 30, 2.4], place: 'warehouse', inches: 72 },
  { slug: 'ward-courier', model: mobileBase({ ...paint(WHITE, COBALT), carries: 'cart' }), tint: 'mist', setting: 'panels', yaw: -28, pitch: 16, focus: [0, -22, 60, 2.1], place: 'clinic', inches: 52 },
  { slug: 'meadow-mower', model: mower(paint(MOSS, OCHRE)), tint: 'sage', setting: 'plain', yaw: -34, pitch: 18, focus: [-30, -16, 26, 2], place: 'field', inches: 12 },
  { slug: 'furrow-weeder', model: weeder(paint(WHITE, VERMILION)), tint: 'mist', setting: 'disc', yaw: -30, pitch: 20, focus: [-40, -30, 50, 2], place: 'field', inches: 48 },
  { slug: 'lagoon-cleaner', model: poolCleaner(paint(WHITE, TEAL)), tint: 'slate', setting: 'window', yaw: -30, pitch: 24, focus: [0, -30, 26, 2], place: 'water' },
  { slug: 'curbside-rover', model: deliveryRover({ ...paint(WHITE, VERMILION), top: 'flag' }), tint: 'clay', setting: 'panels', yaw: -34, pitch: 16, size: 1.1, shift: [0, -10], focus: [-36, -14, 44, 2.1], place: 'street', inches: 46 },
  { slug: 'campus-lockers', model: deliveryRover({ ...paint(NAVY, LEMON), top: 'lockers' }), tint: 'sage', setting: 'arch', yaw: -38, pitch: 18, focus: [0, -22, 80, 2.1], place: 'street' },
  { slug: 'beach-cooler', model: deliveryRover({ ...paint(MINT, CLAY), top: 'cooler' }), tint: 'sand', setting: 'disc', yaw: -30, pitch: 20, focus: [10, -16, 70, 2], place: 'field', inches: 35 },
  { slug: 'timber-rover', model: roverKit({ plate: WOOD, accent: VERMILION, drive: 'four' }), tint: 'mist', setting: 'arch', yaw: -34, pitch: 26, focus: [-20, -8, 58, 2.2], place: 'desk', inches: 8 },
  { slug: 'trackmate-kit', model: roverKit({ plate: WHITE, accent: LEMON, drive: 'tracks' }), tint: 'lilac', setting: 'window', yaw: -30, pitch: 26, focus: [-40, -10, 58, 2.2], place: 'desk', inches: 7 },
  { slug: 'mesa-rover', model: rockerRover({ plate: BONE, accent: VERMILION }), tint: 'clay', setting: 'disc', yaw: -32, pitch: 20, focus: [-26, -14, 100, 2.6], place: 'field', inches: 22 },
  { slug: 'sentinel-tracks', model: trackedInspector(paint(OCHRE, GRAPHITE), 'mast'), tint: 'pine', setting: 'disc', yaw: -32, pitch: 20, focus: [0, -6, 84, 2.5], place: 'warehouse', inches: 38 },
  { slug: 'badger-arm', model: trackedInspector(paint(GRAPHITE, VERMILION), 'arm'), tint: 'sand', setting: 'plain', yaw: -32, pitch: 18, focus: [-20, -6, 84, 2], place: 'street' },
  { slug: 'culvert-crawler', model: pipeCrawler(paint(OCHRE, GRAPHITE)), tint: 'sage', setting: 'disc', yaw: -36, pitch: 18, focus: [-66, -12, 22, 2.3], inches: 11 },
];
