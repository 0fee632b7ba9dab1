import { drawScene } from './draw-scene.ts';
import type { MapColours } from './map-colours.ts';
import type { MapScene, TownOnMap } from './map-scene.ts';
import type { TownGroup } from './town-groups.ts';
import { type Size, toScreen, type View } from './view.ts';

/** How much is drawn beyond each edge of the view, as a part of its sides: so far a drag needs no new drawing. */
const BEYOND = 0.35;
/** How long the scale must rest before the drawing, scaled until then, is made again, in milliseconds. */
const REST = 110;
/** A drawing that is scaled by more than this is made again at once. */
const MOST_SCALED = 1.6;
/** More pixels for each pixel cost time, and few screens show them. */
const FINEST = 2;

/** The radius of the circle around a marked town: larger than any dot. */
const MARK = 10;

/** What was drawn last. */
interface Drawing {
  readonly view: View;
  readonly size: Size;
  readonly labels: readonly TownGroup[];
}

export interface MapFrame {
  readonly view: View;
  readonly size: Size;
  /** The groups of towns whose label has room; the same array until the drawing changes. */
  readonly labels: readonly TownGroup[];
}

export interface MapRenderer {
  setScene(scene: MapScene): void;
  setColours(colours: MapColours): void;
  setSize(size: Size): void;
  setView(view: View): void;
  /** Marks a town; `null` for none. */
  setMarked(town: TownOnMap | null): void;
  /** Stops drawing. */
  stop(): void;
}

/**
 * Draws the map into a canvas, at most once a frame. Everything is drawn into a second canvas that reaches beyond the view;
 * while the map is moved, that drawing is only copied, and while it is zoomed, it is copied and scaled.
 *
 * @param onFrame called after each drawn frame
 */
export function createMapRenderer(
  canvas: HTMLCanvasElement,
  colours: MapColours,
  onFrame: (frame: MapFrame) => void,
): MapRenderer {
  const context = canvas.getContext('2d', { alpha: false });
  const buffer = document.createElement('canvas');
  const bufferContext = buffer.getContext('2d', { alpha: false });
  const density = Math.min(FINEST, globalThis.devicePixelRatio || 1);
  let state: {
    scene: MapScene | null;
    view: View | null;
    size: Size;
    marked: TownOnMap | null;
    colours: MapColours;
  } = {
    scene: null,
    view: null,
    size: { width: 0, height: 0 },
    marked: null,
    colours,
  };
  let drawing: Drawing | null = null;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Whether the scale has rested since it changed. */
  let isAtRest = true;

  const isUsable = (made: Drawing, view: View, size: Size): boolean => {
    const scaled = view.scale / made.view.scale;
    if (scaled !== 1 && isAtRest) return false;
    if (Math.max(scaled, 1 / scaled) > MOST_SCALED) return false;
    const { left, top } = toScreen(view, size, made.view);
    const spareWidth = (made.size.width * scaled - size.width) / 2;
    const spareHeight = (made.size.height * scaled - size.height) / 2;
    // A drawing that is being scaled may leave an edge free for a moment.
    if (scaled !== 1) return true;
    return Math.abs(left - size.width / 2) <= spareWidth && Math.abs(top - size.height / 2) <= spareHeight;
  };

  const draw = (scene: MapScene, view: View, size: Size): Drawing => {
    const large = {
      width: Math.ceil(size.width * (1 + 2 * BEYOND)),
      height: Math.ceil(size.height * (1 + 2 * BEYOND)),
    };
    if (!bufferContext) return { view, size: large, labels: [] };
    const [width, height] = [Math.ceil(large.width * density), Math.ceil(large.height * density)];
    if (buffer.width !== width || buffer.height !== height) [buffer.width, buffer.height] = [width, height];
    bufferContext.setTransform(density, 0, 0, density, 0, 0);
    return { view, size: large, labels: drawScene(bufferContext, scene, view, large, state.colours) };
  };

  const copy = (made: Drawing, view: View, size: Size): void => {
    if (!context) return;
    const scaled = view.scale / made.view.scale;
    const { left, top } = toScreen(view, size, made.view);
    const corner = [left - (made.size.width * scaled) / 2, top - (made.size.height * scaled) / 2] as const;
    // On whole pixels a copy stays sharp, and is faster.
    const [x, y] =
      scaled === 1 ? corner.map((at) => Math.round(at * density)) : corner.map((at) => at * density);
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (scaled < 1) {
      context.fillStyle = state.colours.water;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(buffer, x ?? 0, y ?? 0, buffer.width * scaled, buffer.height * scaled);
  };

  const mark = (marked: TownOnMap, view: View, size: Size): void => {
    if (!context) return;
    const { left, top } = toScreen(view, size, marked);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.beginPath();
    context.arc(left, top, MARK, 0, 2 * Math.PI);
    context.lineWidth = 3;
    context.strokeStyle = state.colours.label;
    context.stroke();
  };

  const render = (): void => {
    frame = 0;
    const { scene, view, size, marked } = state;
    if (!scene || !view || size.width === 0 || size.height === 0) return;
    if (!drawing || !isUsable(drawing, view, size)) drawing = draw(scene, view, size);
    copy(drawing, view, size);
    if (marked) mark(marked, view, size);
    onFrame({ view, size, labels: drawing.labels });
  };

  const renderSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(render);
  };
  const drawAgain = (changes: Partial<typeof state>): void => {
    state = { ...state, ...changes };
    drawing = null;
    renderSoon();
  };

  return {
    setScene: (scene) => drawAgain({ scene }),
    setColours: (changed) => drawAgain({ colours: changed }),
    setSize: (size) => {
      canvas.width = Math.round(size.width * density);
      canvas.height = Math.round(size.height * density);
      // At once, because a canvas of another size is empty.
      state = { ...state, size };
      drawing = null;
      render();
    },
    setView: (view) => {
      if (state.view && view.scale !== state.view.scale) {
        isAtRest = false;
        clearTimeout(rest);
        rest = setTimeout(() => {
          isAtRest = true;
          renderSoon();
        }, REST);
      }
      state = { ...state, view };
      renderSoon();
    },
    setMarked: (marked) => {
      state = { ...state, marked };
      renderSoon();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    },
  };
}
