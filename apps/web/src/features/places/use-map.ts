import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { onThemeChange, readColours } from './map-colours.ts';
import { followGestures, type Movable } from './map-gestures.ts';
import { createMapRenderer, type MapFrame, type MapRenderer } from './map-renderer.ts';
import type { MapScene, TownOnMap } from './map-scene.ts';
import { type ScreenPoint, type Size, toScreen, type View } from './view.ts';

/** What is shown until the user moves the map. When its `key` changes, the map goes there. */
export interface HomeView {
  readonly key: string;
  readonly viewOf: (size: Size) => View;
  /** Whether the map goes there even if the user has moved it: yes for another search, no for more robots of the same one. */
  readonly isAnotherSearch: boolean;
}

interface UseMapInput {
  readonly scene: MapScene;
  readonly home: HomeView;
  /** The town to mark; `null` for none. */
  readonly marked: TownOnMap | null;
  /** The town that was tapped, or `null` where there is none. */
  readonly onTap: (town: TownOnMap | null) => void;
}

interface MapHandle {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Holds what stands on the map at the places of `settled`; it is moved along while the map moves. */
  readonly layer: RefObject<HTMLDivElement | null>;
  /** What was seen when the map came to rest last; `null` before it was drawn. */
  readonly settled: MapFrame | null;
  /** For buttons; `null` before the map was drawn. */
  readonly movable: Movable | null;
  /** Lets the map stay where it is at the next change of `home`, which the map itself has asked for. */
  readonly stayOnce: () => void;
}

/** The map counts as at rest after so many milliseconds without a new frame. */
const REST = 120;
/** How far beside a town's dot it is still hit, in pixels. */
const REACH = { mouse: 10, touch: 24 } as const;

function townAt(
  towns: readonly TownOnMap[],
  view: View,
  size: Size,
  at: ScreenPoint,
  reach: number,
): TownOnMap | null {
  let nearest: TownOnMap | null = null;
  let least = reach;
  for (const town of towns) {
    const { left, top } = toScreen(view, size, town);
    const distance = Math.hypot(left - at.left, top - at.top);
    if (distance > least) continue;
    least = distance;
    nearest = town;
  }
  return nearest;
}

/** Draws a map into a canvas, and moves it as the user wants. */
export function useMap({ scene, home, marked, onTap }: UseMapInput): MapHandle {
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const renderer = useRef<MapRenderer>(null);
  const view = useRef<View>(null);
  const size = useRef<Size>({ width: 0, height: 0 });
  const isHome = useRef(true);
  const stays = useRef(false);
  const stopMovement = useRef(() => {});
  const drawnSettled = useRef<MapFrame>(null);
  const [settled, setSettled] = useState<MapFrame | null>(null);
  const [movable, setMovable] = useState<Movable | null>(null);

  /** Moves the layer as the map has moved since it came to rest. */
  const moveLayer = (frame: MapFrame): void => {
    const from = drawnSettled.current?.view;
    if (!from || !layer.current) return;
    const { x, y, scale } = frame.view;
    const [right, down] = [(from.x - x) * scale, (from.y - y) * scale];
    layer.current.style.transform = `translate(${right}px, ${down}px) scale(${scale / from.scale})`;
  };

  const showView = useEffectEvent((next: View) => {
    view.current = next;
    renderer.current?.setView(next);
  });
  const goTo = useEffectEvent((next: View) => {
    stopMovement.current();
    stopMovement.current = view.current ? moveTo(view.current, next, showView) : () => showView(next);
    if (!view.current) showView(next);
  });
  const goHome = useEffectEvent((isAtOnce: boolean) => {
    if (size.current.width === 0) return;
    isHome.current = true;
    if (isAtOnce) showView(home.viewOf(size.current));
    else goTo(home.viewOf(size.current));
  });
  const tap = useEffectEvent((at: ScreenPoint, isTouch: boolean) => {
    if (view.current)
      onTap(townAt(scene.towns, view.current, size.current, at, isTouch ? REACH.touch : REACH.mouse));
  });

  useEffect(() => {
    const [element, picture] = [surface.current, canvas.current];
    if (!element || !picture) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const made = createMapRenderer(picture, readColours(element), (frame) => {
      moveLayer(frame);
      clearTimeout(rest);
      if (drawnSettled.current) rest = setTimeout(() => setSettled(frame), REST);
      else setSettled(frame);
    });
    renderer.current = made;

    const map: Movable = {
      view: () => view.current ?? home.viewOf(size.current),
      size: () => size.current,
      show(next) {
        stopMovement.current();
        isHome.current = false;
        showView(next);
      },
      goTo(next) {
        isHome.current = false;
        goTo(next);
      },
      goHome: () => goHome(false),
      tap,
    };
    setMovable(map);
    const stopGestures = followGestures(element, map);
    const stopThemes = onThemeChange(() => made.setColours(readColours(element)));
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      size.current = { width, height };
      made.setSize(size.current);
      if (isHome.current) goHome(true);
    });
    observer.observe(element);
    return () => {
      clearTimeout(rest);
      stopMovement.current();
      stopGestures();
      stopThemes();
      observer.disconnect();
      made.stop();
    };
    // The map is made once; what changes is handed over below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => renderer.current?.setScene(scene), [scene]);
  useEffect(() => renderer.current?.setMarked(marked), [marked]);
  const followHome = useEffectEvent(() => {
    if (stays.current) stays.current = false;
    else if (isHome.current || home.isAnotherSearch) goHome(false);
  });
  useEffect(() => followHome(), [home.key]);
  // In the same frame in which the layer's content has moved to its new places.
  useLayoutEffect(() => {
    drawnSettled.current = settled;
    if (layer.current) layer.current.style.transform = '';
  }, [settled]);

  return { surface, canvas, layer, settled, movable, stayOnce: () => void (stays.current = true) };
}

/** In milliseconds. */
const LENGTH = 180;

const stillness = '(prefers-reduced-motion: reduce)';

/** A view between two: halfway, the scale has doubled once of twice, and what both show stays in sight. */
export function viewBetween(from: View, to: View, part: number): View {
  if (part >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** part;
  // What is moved over by the end is measured at the scale of the moment, so that zooming to a point keeps the point still.
  const share =
    from.scale === to.scale ? part : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale };
}

/** Shows views on the way to another one, a frame at a time; at once where people want no motion. Returns how to stop it. */
function moveTo(from: View, to: View, show: (view: View) => void): () => void {
  if (matchMedia(stillness).matches) {
    show(to);
    return () => {};
  }
  let start: number | null = null;
  let frame = requestAnimationFrame(step);
  function step(now: number): void {
    start ??= now;
    const part = Math.min(1, (now - start) / LENGTH);
    show(viewBetween(from, to, 1 - (1 - part) ** 3));
    if (part < 1) frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
