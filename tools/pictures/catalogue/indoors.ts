import { BONE, WHITE } from '../engine/material.ts';
import { medicalCart } from '../robots/clinic.ts';
import { chessArm, deskArm } from '../robots/desk-arms.ts';
import { balancer, companion, plotter } from '../robots/desk-robots.ts';
import { scrubber, turtle, vacuum, wedge } from '../robots/floor-robots.ts';
import { BERRY, COBALT, LEMON, MINT, NAVY, PLUM, SKY, TEAL, VERMILION, WOOD } from '../robots/palette.ts';
import { lampTower, receptionist, server, telepresence } from '../robots/posts.ts';
import { windowClimber } from '../robots/window-climber.ts';
import { paint } from './entry.ts';
import type { Entry } from './entry.ts';

/** What cleans, waits, helps and plays indoors. */
export const INDOORS: readonly Entry[] = [
  { slug: 'otto-vacuum', model: vacuum(paint(WHITE, TEAL), true), tint: 'mist', setting: 'arch', yaw: 14, pitch: 26, focus: [0, -10, 18, 2.1], place: 'home', inches: 29 },
  { slug: 'concourse-scrubber', model: scrubber(paint(SKY, NAVY)), tint: 'stone', setting: 'window', yaw: -32, pitch: 18, focus: [-6, -10, 90, 2.2], place: 'warehouse', inches: 46 },
  { slug: 'doodle-turtle', model: turtle(paint(MINT, BERRY)), tint: 'lilac', setting: 'disc', yaw: 22, pitch: 22, size: 1.05, focus: [0, -16, 26, 2], place: 'desk' },
  { slug: 'inkline-plotter', model: plotter(paint(SKY, VERMILION)), tint: 'sage', setting: 'window', yaw: 24, pitch: 34, focus: [30, 0, 26, 2.4], place: 'desk', inches: 5 },
  { slug: 'anvil-wedge', model: wedge(paint(VERMILION, LEMON)), tint: 'dusk', setting: 'disc', yaw: -28, pitch: 26, focus: [10, -40, 22, 2.1], place: 'stage' },
  { slug: 'pane-walker', model: windowClimber(paint(WHITE, TEAL)), tint: 'slate', setting: 'band', yaw: -24, pitch: 12, focus: [4, -8, 48, 2], inches: 24 },
  { slug: 'beside-telepresence', model: telepresence(paint(WHITE, VERMILION)), tint: 'sage', setting: 'panels', yaw: -24, pitch: 10, focus: [0, 0, 124, 2.6], place: 'home', inches: 58 },
  { slug: 'lobby-concierge', model: receptionist(paint(WHITE, COBALT)), tint: 'sand', setting: 'band', yaw: 22, pitch: 10, focus: [0, -10, 104, 2.3], place: 'clinic', inches: 54 },
  { slug: 'gala-greeter', model: receptionist(paint(BONE, PLUM)), tint: 'rose', setting: 'arch', yaw: -20, pitch: 12, focus: [0, -10, 84, 2.3], place: 'stage' },
  { slug: 'tableside-runner', model: server(paint(WHITE, VERMILION)), tint: 'clay', setting: 'arch', yaw: 24, pitch: 16, focus: [0, -8, 110, 2.4], place: 'home', inches: 50 },
  { slug: 'lumen-tower', model: lampTower(paint(WHITE, PLUM)), tint: 'dusk', setting: 'arch', yaw: 20, pitch: 14, focus: [0, 0, 110, 2.3], place: 'clinic', inches: 62 },
  { slug: 'rounds-cart', model: medicalCart(paint(WHITE, TEAL)), tint: 'mist', setting: 'panels', yaw: 26, pitch: 14, focus: [10, 0, 116, 2.3], place: 'clinic', inches: 59 },
  { slug: 'pip-companion', model: companion(paint(WHITE, VERMILION), 'egg'), tint: 'stone', setting: 'arch', yaw: 22, pitch: 12, focus: [0, -20, 84, 1.9], place: 'desk', inches: 15 },
  { slug: 'toby-deskmate', model: companion(paint(MINT, LEMON), 'cube'), tint: 'lilac', setting: 'panels', yaw: -24, pitch: 14, focus: [10, -20, 52, 1.8], place: 'desk' },
  { slug: 'benchmark-arm', model: deskArm(paint(VERMILION, NAVY)), tint: 'sand', setting: 'disc', yaw: 18, pitch: 18, focus: [40, -8, 72, 2], place: 'desk', inches: 14 },
  { slug: 'gambit-chess', model: chessArm(paint(WHITE, VERMILION)), tint: 'pine', setting: 'arch', yaw: 24, pitch: 26, focus: [0, -10, 14, 2.2], place: 'desk', inches: 17 },
  { slug: 'wobble-balancer', model: balancer(paint(LEMON, VERMILION), false), tint: 'lilac', setting: 'disc', yaw: 24, pitch: 14, focus: [0, -10, 92, 2.2], place: 'desk', inches: 10 },
  { slug: 'butler-balancer', model: balancer(paint(WOOD, TEAL), true), tint: 'sand', setting: 'window', yaw: -22, pitch: 14, focus: [0, -10, 100, 2], place: 'home', inches: 38 },
];
