import { type Coordinates, MAX_RADIUS, type Miles } from '@roborrow/domain';
import { type MapPoint, project, projectedLatitude, turnedTowards, unitsPerMile } from './projection.ts';

/** What part of the map is seen: the point in the middle, and how many pixels its unit has. */
export interface View extends MapPoint {
  readonly scale: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point within the view, in pixels from its left upper corner. */
export interface ScreenPoint {
  readonly left: number;
  readonly top: number;
}

/** A smaller scale would show less than the country on a phone; at the largest, a mile fills a phone. */
const SMALLEST_SCALE = 2.5;
const LARGEST_SCALE = 24_000;
/** What may be in the middle of the view. */
const NORTH = projectedLatitude(80);
const SOUTH = projectedLatitude(-80);

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const allowed = ({ x, y, scale }: View): View => ({
  x,
  y: between(NORTH, y, SOUTH),
  scale: between(SMALLEST_SCALE, scale, LARGEST_SCALE),
});

/** Whether nobody could tell the views apart. */
export const isSameView = (a: View, b: View): boolean =>
  Math.abs(a.scale / b.scale - 1) < 1e-3 && Math.hypot(a.x - b.x, a.y - b.y) * Math.max(a.scale, b.scale) < 1;

export const toScreen = (view: View, { width, height }: Size, point: MapPoint): ScreenPoint => ({
  left: (point.x - view.x) * view.scale + width / 2,
  top: (point.y - view.y) * view.scale + height / 2,
});

export const isWithin = ({ left, top }: ScreenPoint, { width, height }: Size): boolean =>
  left > 0 && top > 0 && left < width && top < height;

export const toMap = (view: View, { width, height }: Size, { left, top }: ScreenPoint): MapPoint => ({
  x: view.x + (left - width / 2) / view.scale,
  y: view.y + (top - height / 2) / view.scale,
});

/** The view after its content was moved by so many pixels. */
export const panned = (view: View, right: number, down: number): View =>
  allowed({ ...view, x: view.x - right / view.scale, y: view.y - down / view.scale });

/** The view at `factor` times its scale; what is at `fixed` stays there. */
export const zoomed = (view: View, size: Size, factor: number, fixed: ScreenPoint): View => {
  const { scale } = allowed({ ...view, scale: view.scale * factor });
  const point = toMap(view, size, fixed);
  return allowed({
    x: point.x - (fixed.left - size.width / 2) / scale,
    y: point.y - (fixed.top - size.height / 2) / scale,
    scale,
  });
};

/** The space that stays free at each edge for the labels of the outermost towns, in pixels. */
const FOR_LABELS = 48;

/** A view that shows all of these points, and no fewer miles than `least` from side to side. */
export const viewOfPoints = (points: readonly MapPoint[], { width, height }: Size, least: Miles): View => {
  const [first] = points;
  if (!first) return COUNTRY;
  const near = points.map((point) => turnedTowards(point, first.x));
  const [xs, ys] = [near.map(({ x }) => x), near.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const smallest = least * unitsPerMile(0);
  const scale = Math.min(
    Math.max(1, width - 2 * FOR_LABELS) / Math.max(smallest, east - west),
    Math.max(1, height - 2 * FOR_LABELS) / Math.max(smallest, south - north),
  );
  return allowed({ x: (west + east) / 2, y: (north + south) / 2, scale });
};

/** The part of the view that a circle takes. */
const CIRCLE = 0.9;

/** A view that shows everything within the radius. */
export const viewOfCircle = (origin: Coordinates, radius: Miles, { width, height }: Size): View =>
  allowed({
    ...project(origin),
    scale: (Math.min(width, height) * CIRCLE) / (2 * radius * unitsPerMile(origin.latitude)),
  });

/** The 48 states, on a small screen. */
const COUNTRY: View = { x: -96, y: projectedLatitude(38.5), scale: 6 };

/** The largest scale at which the view still holds the largest radius. */
export const scaleToSearch = (latitude: number, { width, height }: Size): number =>
  Math.hypot(width, height) / 2 / (MAX_RADIUS * 0.8 * unitsPerMile(latitude));
