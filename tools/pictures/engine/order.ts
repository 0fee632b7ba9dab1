import type { Camera } from './camera.ts';
import { project } from './camera.ts';
import { reach } from './profile.ts';
import { middle } from './solid.ts';
import type { Solid } from './solid.ts';
import { dot, scale } from './vector.ts';
import type { Frame, Vector } from './vector.ts';

type Range = readonly [low: number, high: number];

/** How far a solid reaches along a direction. */
export function extent(solid: Solid, d: Vector): Range {
  switch (solid.kind) {
    case 'prism': {
      const { frame, profile, length, taper } = solid;
      const [du, dv, dn] = [dot(frame.u, d), dot(frame.v, d), dot(frame.n, d)];
      const base = dot(frame.o, d);
      const side = reach(profile, du, dv);
      const back = reach(profile, -du, -dv);
      return [
        base + Math.min(-back, length * dn - back * taper),
        base + Math.max(side, length * dn + side * taper),
      ];
    }
    case 'ball': {
      const { frame, radius, rise, half } = solid;
      const along = dot(frame.n, d);
      const across = Math.sqrt(Math.max(0, dot(d, d) - along * along));
      const whole = Math.hypot(radius * across, rise * along);
      const cut = radius * across;
      const o = dot(frame.o, d);
      if (!half) return [o - whole, o + whole];
      return along >= 0 ? [o - cut, o + whole] : [o - whole, o + cut];
    }
    case 'tube': {
      const at = solid.points.map((p) => dot(p, d));
      return [Math.min(...at) - solid.radius, Math.max(...at) + solid.radius];
    }
    case 'sheet': {
      const { frame } = solid.decal;
      const r = solid.radius * Math.hypot(dot(frame.u, d), dot(frame.v, d));
      return [dot(frame.o, d) - r, dot(frame.o, d) + r];
    }
  }
}

const axesOf = (solid: Solid): readonly Vector[] => {
  const frame: Frame | null =
    solid.kind === 'tube' ? null : solid.kind === 'sheet' ? solid.decal.frame : solid.frame;
  return frame === null ? [] : [frame.u, frame.v, frame.n];
};

/** Above 0 when `a` hides `b`; decided on the axis where the two overlap least. */
function nearer(a: Solid, b: Solid, c: Camera): number {
  let best = -Infinity;
  let answer = dot(middle(a), c.toward) - dot(middle(b), c.toward);
  for (const axis of [...axesOf(a), ...axesOf(b), [0, 0, 1] as const, c.toward]) {
    const facing = dot(axis, c.toward);
    if (Math.abs(facing) < 0.08) continue;
    const d = facing > 0 ? axis : scale(axis, -1);
    const [lowA, highA] = extent(a, d);
    const [lowB, highB] = extent(b, d);
    for (const [gap, sign] of [
      [lowA - highB, 1],
      [lowB - highA, -1],
    ] as const) {
      if (gap > best + 1e-6) {
        best = gap;
        answer = sign;
      }
    }
  }
  return answer;
}

function overlapOnScreen(a: Solid, b: Solid, c: Camera): boolean {
  for (const d of [c.right, c.up]) {
    const [lowA, highA] = extent(a, d);
    const [lowB, highB] = extent(b, d);
    if (lowA >= highB || lowB >= highA) return false;
  }
  return true;
}

/** The solids from the farthest to the nearest: nothing is painted before what it hides. */
export function paintingOrder(solids: readonly Solid[], c: Camera): readonly Solid[] {
  const byDepth = solids.toSorted((a, b) => dot(middle(a), c.toward) - dot(middle(b), c.toward));
  const waitsFor = new Map<Solid, Set<Solid>>(byDepth.map((solid) => [solid, new Set<Solid>()]));
  byDepth.forEach((a, i) => {
    for (const b of byDepth.slice(i + 1)) {
      if (!overlapOnScreen(a, b, c)) continue;
      const [front, rear] = nearer(a, b, c) > 0 ? [a, b] : [b, a];
      waitsFor.get(front)?.add(rear);
    }
  });
  const painted: Solid[] = [];
  const left = new Set(byDepth);
  while (left.size > 0) {
    const free = [...left].find(
      (solid) => ![...(waitsFor.get(solid) ?? [])].some((other) => left.has(other)),
    );
    const next = free ?? [...left][0];
    if (next === undefined) break;
    painted.push(next);
    left.delete(next);
  }
  return painted;
}

/** The box a set of solids fills in the picture. */
export function pictureBox(solids: readonly Solid[], c: Camera): { x: Range; y: Range } {
  const [ox, oy] = project(c, [0, 0, 0]);
  const ranges = (d: Vector) => solids.map((solid) => extent(solid, d));
  const [across, upright] = [ranges(c.right), ranges(c.up)];
  return {
    x: [
      ox + c.zoom * Math.min(...across.map((r) => r[0])),
      ox + c.zoom * Math.max(...across.map((r) => r[1])),
    ],
    y: [
      oy - c.zoom * Math.max(...upright.map((r) => r[1])),
      oy - c.zoom * Math.min(...upright.map((r) => r[0])),
    ],
  };
}
