/** A disc of a profile: centre and radius. */
export type Disc = readonly [u: number, v: number, r: number];

/**
 * The outline of a part's cross-section: the hull of discs given counterclockwise. One disc is a circle,
 * two a link of an arm, four a rounded rectangle; radius 0 makes a sharp corner.
 */
export type Profile = readonly Disc[];

/** A stretch of a disc's rim, by the angles (radians) of its outward normals. */
export interface Arc {
  readonly disc: Disc;
  readonly from: number;
  readonly to: number;
}

const FULL = 2 * Math.PI;

export function roundedRectangle(width: number, height: number, r: number): Profile {
  const radius = Math.min(r, width / 2, height / 2);
  const x = width / 2 - radius;
  const y = height / 2 - radius;
  if (x < 1e-6 && y < 1e-6) return [[0, 0, radius]];
  if (x < 1e-6)
    return [
      [0, -y, radius],
      [0, y, radius],
    ];
  if (y < 1e-6)
    return [
      [-x, 0, radius],
      [x, 0, radius],
    ];
  return [
    [-x, -y, radius],
    [x, -y, radius],
    [x, y, radius],
    [-x, y, radius],
  ];
}

/** The angle of the outward normal on the tangent from one disc to the next. */
function tangentNormal(a: Disc, b: Disc): number {
  const [du, dv] = [b[0] - a[0], b[1] - a[1]];
  const cosine = (a[2] - b[2]) / Math.hypot(du, dv);
  return Math.atan2(dv, du) - Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** The rim once around as arcs of growing angle; straight edges are the gaps between them. */
export function arcs(profile: Profile): readonly Arc[] {
  const [first] = profile;
  if (first === undefined) return [];
  if (profile.length === 1) return [{ disc: first, from: 0, to: FULL }];
  const normals = profile.map((disc, i) => tangentNormal(disc, profile[(i + 1) % profile.length] ?? first));
  let angle = normals.at(-1) ?? 0;
  return profile.map((disc, i) => {
    const from = angle;
    let to = normals[i] ?? 0;
    while (to < from - 1e-9) to += FULL;
    while (to > from + FULL) to -= FULL;
    angle = to;
    return { disc, from, to };
  });
}

/** The part of the rim whose normals lie between two angles, `from` below `to`. */
export function clip(rim: readonly Arc[], from: number, to: number): readonly Arc[] {
  const start = rim[0]?.from ?? 0;
  const firstTurn = Math.floor((from - start) / FULL);
  const pieces: Arc[] = [];
  for (let turn = firstTurn; turn <= firstTurn + 2; turn += 1) {
    for (const arc of rim) {
      const a = Math.max(from, arc.from + turn * FULL);
      const b = Math.min(to, arc.to + turn * FULL);
      if (b - a > 1e-9 || (b - a > -1e-9 && arc.from === arc.to))
        pieces.push({ disc: arc.disc, from: a, to: b });
    }
  }
  return pieces;
}

export const rimPoint = (disc: Disc, angle: number): readonly [number, number] => [
  disc[0] + disc[2] * Math.cos(angle),
  disc[1] + disc[2] * Math.sin(angle),
];

/** How far the profile reaches in a direction of its plane. */
export function reach(profile: Profile, du: number, dv: number): number {
  const length = Math.hypot(du, dv);
  return Math.max(...profile.map(([u, v, r]) => u * du + v * dv + r * length));
}
