import { loadUsOutlines } from '@roborrow/us-outlines';
import { dollarsPerDay, miles, robotId, type Coordinates } from '@roborrow/domain';
import type { MapColours } from '../src/features/map/map-colours.ts';
import { createMapRenderer } from '../src/features/map/map-renderer.ts';
import { ringsAround, townsOnMap, type MapScene } from '../src/features/map/map-scene.ts';
import { outlinesOnMap } from '../src/features/map/outlines-on-map.ts';
import { project } from '../src/features/map/projection.ts';
import { panned, viewOfPoints, type View } from '../src/features/map/view.ts';

/** A town of the measurement. */
export interface MeasuredTown extends Coordinates {
  readonly name: string;
  readonly population: number;
}

/** Milliseconds between the pictures of a movement. */
export interface FrameTimes {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

/** A map that was drawn. */
export interface DrawnMap {
  /** Milliseconds from data in memory to the first picture: unpacking, projecting, drawing, and the browser's own work for the frame. */
  readonly firstPicture: number;
  /** Moves the map for some hundred frames, and removes it. */
  readonly move: () => Promise<FrameTimes>;
}

const SIZE = { width: 1000, height: 700 };
const FRAMES = 300;
/** How far a quick finger moves the map in a frame, in pixels. */
const STEP = 14;

const COLOURS: MapColours = {
  water: '#cbdbe4',
  abroad: '#e7e2da',
  land: '#fbf9f5',
  county: '#e6dfd4',
  state: '#b8ad9c',
  road: '#dcc7a3',
  label: '#4a453f',
  halo: '#fbf9f5',
  town: '#c8401d',
  'on-town': '#ffffff',
  ring: '#a93213',
  area: 'rgb(200 64 29 / 5%)',
};

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** The way of a hand over the map: right and down, then back again. */
const directionAt = (frame: number): number => (Math.floor(frame / 50) % 2 === 0 ? 1 : -1);

/** Draws all these towns, with a robot in each. */
export async function drawMap(towns: readonly MeasuredTown[]): Promise<DrawnMap> {
  const canvas = document.createElement('canvas');
  canvas.style.width = `${SIZE.width}px`;
  canvas.style.height = `${SIZE.height}px`;
  document.body.append(canvas);
  await loadUsOutlines();

  const start = performance.now();
  const outlines = outlinesOnMap(await loadUsOutlines());
  const withRobots = towns.map(({ name, latitude, longitude }, i) => ({
    name,
    coordinates: { latitude, longitude },
    robots: [robotId(String(i))],
    lowestPrice: dollarsPerDay(1 + (i % 90)),
  }));
  const scene: MapScene = {
    outlines,
    roads: [],
    places: towns.map((town) => ({ ...project(town), name: town.name, population: town.population })),
    towns: townsOnMap(withRobots, null),
    rings: ringsAround({ latitude: 39, longitude: -95 }, miles(100), String),
    labelOf: (robots, price) => `${robots} from $${price}`,
  };
  let view: View = viewOfPoints(scene.towns, SIZE, miles(30));
  let drawn = () => {};
  const firstFrame = new Promise<void>((resolve) => (drawn = resolve));
  const renderer = createMapRenderer(canvas, COLOURS, () => drawn());
  renderer.setScene(scene);
  renderer.setView(view);
  renderer.setSize(SIZE);
  await firstFrame;
  await nextFrame();
  const firstPicture = performance.now() - start;

  const move = async (): Promise<FrameTimes> => {
    const frames: number[] = [];
    let before = await nextFrame();
    for (let i = 0; i < FRAMES; i++) {
      view = panned(view, directionAt(i) * STEP, directionAt(i) * STEP * 0.6);
      renderer.setView(view);
      const now = await nextFrame();
      frames.push(now - before);
      before = now;
    }
    renderer.stop();
    canvas.remove();
    return { median: quantile(frames, 0.5), p95: quantile(frames, 0.95), longest: Math.max(...frames) };
  };
  return { firstPicture, move };
}
