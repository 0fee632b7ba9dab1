import type { Camera, Spot } from './camera.ts';
import { project, seen } from './camera.ts';
import { n } from './number.ts';
import type { Arc } from './profile.ts';
import { rimPoint } from './profile.ts';
import type { Frame } from './vector.ts';
import { point } from './vector.ts';

/** A cross-section in place: its plane, how far along it lies and how large it is there. */
export interface Section {
  readonly frame: Frame;
  readonly height: number;
  readonly size: number;
}

export const place = (c: Camera, s: Section, u: number, v: number): Spot =>
  project(c, point(s.frame, [u * s.size, v * s.size, s.height]));

/** Half a picture unit is finer than the eye and writes shorter than a tenth. */
const half = (value: number): number => Math.round(value * 2) / 2;
const radius = (r: number): string => n(r, r > 9 ? 0 : 1);

/** Path data in relative steps, which are short and repeat; roundings do not add up. */
export class Pen {
  #x = 0;
  #y = 0;
  #written = '';

  #step([x, y]: Spot): string {
    const [px, py] = [half(x), half(y)];
    const [dx, dy] = [n(px - this.#x), n(py - this.#y)];
    this.#x = px;
    this.#y = py;
    return dy.startsWith('-') ? dx + dy : `${dx} ${dy}`;
  }

  to(spot: Spot): void {
    if (this.#written !== '' && half(spot[0]) === this.#x && half(spot[1]) === this.#y) return;
    this.#written += this.#written === '' ? `M${this.#step(spot)}` : `l${this.#step(spot)}`;
  }

  arc(rx: number, ry: number, turn: number, sweep: 0 | 1, spot: Spot): void {
    const chord = Math.hypot(spot[0] - this.#x, spot[1] - this.#y);
    if (chord < 2 && rx > 2) this.to(spot);
    else this.#written += `a${radius(rx)} ${radius(ry)} ${n(turn, 0)} 0 ${sweep} ${this.#step(spot)}`;
  }

  /** Draws along some arcs of a section's rim, as the camera sees them. */
  trace(c: Camera, s: Section, pieces: readonly Arc[]): void {
    const normal = seen(c, s.frame.n);
    const flat = Math.abs(normal[2]);
    const tilt = (Math.atan2(-normal[1], normal[0]) * 180) / Math.PI + 90;
    for (const { disc, from, to } of pieces) {
      this.to(place(c, s, ...rimPoint(disc, from)));
      const r = disc[2] * s.size * c.zoom;
      if (r < 0.25 || to - from < 1e-3) continue;
      // An arc of a full turn would vanish: halves do not.
      const steps = to - from > Math.PI * 1.2 ? 2 : 1;
      for (let i = 1; i <= steps; i += 1) {
        const spot = place(c, s, ...rimPoint(disc, from + ((to - from) * i) / steps));
        this.arc(r, r * flat, flat > 0.995 ? 0 : tilt, normal[2] > 0 ? 0 : 1, spot);
      }
    }
  }

  closed(): string {
    return `${this.#written}z`;
  }
}
