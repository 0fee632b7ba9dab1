import { n } from './number.ts';

/** A point of a gradient: where (0 to 1), colour and opacity. */
export interface Stop {
  readonly offset: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** One picture being written: its elements in order and the definitions they share. */
export class Page {
  readonly #definitions = new Map<string, string>();
  readonly #elements: string[] = [];

  add(element: string): void {
    this.#elements.push(element);
  }

  /** A reference to a definition; the same definition is written once. `write` gets the id. */
  define(write: (id: string) => string): string {
    const key = write('');
    const known = this.#definitions.get(key);
    if (known !== undefined) return `url(#${known})`;
    const id = this.#definitions.size.toString(36).replace(/^(\d)/, 'g$1');
    this.#definitions.set(key, id);
    return `url(#${id})`;
  }

  /**
   * A linear gradient from one point to another; between 0 and 1 of the painted element unless `inPicture`.
   */
  linear(
    from: readonly [number, number],
    to: readonly [number, number],
    stops: readonly Stop[],
    inPicture = false,
  ): string {
    const [x1, y1, x2, y2] = [...from, ...to].map((c) => n(c, inPicture ? 0 : 2));
    const units = inPicture ? ' gradientUnits="userSpaceOnUse"' : '';
    const ends = [
      x1 === '0' ? '' : ` x1="${x1}"`,
      y1 === '0' ? '' : ` y1="${y1}"`,
      ` x2="${x2}"`,
      y2 === '0' ? '' : ` y2="${y2}"`,
    ];
    return this.define(
      (id) => `<linearGradient id="${id}"${units}${ends.join('')}>${stopList(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient over the painted element; the centre and radius in fractions of it. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${n(cx, 2)}" cy="${n(cy, 2)}" r="${n(r, 2)}">${stopList(stops)}</radialGradient>`,
    );
  }

  blur(deviation: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    );
  }

  /** The picture as a file. */
  write(width: number, height: number): string {
    const definitions = [...this.#definitions].map(([written, id]) => written.replace('id=""', `id="${id}"`));
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}"><defs>${definitions.join('')}</defs>${this.#elements.join('')}</svg>\n`;
  }
}

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(
      ({ offset, colour, opacity = 1 }) =>
        `<stop${offset === 0 ? '' : ` offset="${n(offset, 2)}"`} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${n(opacity, 2)}"`}/>`,
    )
    .join('');
