import { panned, type ScreenPoint, type Size, type View, zoomed } from './view.ts';

/** What the gestures move. */
export interface Movable {
  view(): View;
  size(): Size;
  /** Shows another view at once. */
  show(view: View): void;
  /** Goes there in a short movement. */
  goTo(view: View): void;
  /** Shows what was shown at first. */
  goHome(): void;
  /** A tap, or a click, that moved nothing. */
  tap(at: ScreenPoint, isTouch: boolean): void;
}

/** A finger that moves less than this, in pixels, taps. */
const TAP = 6;
/** Two taps within this time, in milliseconds, zoom in. */
const DOUBLE_TAP = 300;
/** How far an arrow key moves the map, in pixels. */
const STEP = 80;
const ZOOM_STEP = 1.8;
/** How much a wheel zooms; browsers report a notch as about 100 pixels, as 3 lines or as a page. */
const WHEEL = 0.0022;
const UNITS = [1, 33, 400] as const;

const centre = ({ width, height }: Size): ScreenPoint => ({ left: width / 2, top: height / 2 });

/** A larger scale, or a smaller one, around the middle. */
export const zoomIn = (map: Movable): void =>
  map.goTo(zoomed(map.view(), map.size(), ZOOM_STEP, centre(map.size())));
export const zoomOut = (map: Movable): void =>
  map.goTo(zoomed(map.view(), map.size(), 1 / ZOOM_STEP, centre(map.size())));

const KEYS: Readonly<Record<string, (map: Movable) => void>> = {
  ArrowLeft: (map) => map.show(panned(map.view(), STEP, 0)),
  ArrowRight: (map) => map.show(panned(map.view(), -STEP, 0)),
  ArrowUp: (map) => map.show(panned(map.view(), 0, STEP)),
  ArrowDown: (map) => map.show(panned(map.view(), 0, -STEP)),
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  _: zoomOut,
  '0': (map) => map.goHome(),
  Home: (map) => map.goHome(),
};

/** Where the fingers are on average, and how far apart. */
function gripOf(fingers: readonly ScreenPoint[]): ScreenPoint & { readonly spread: number } {
  const [first = { left: 0, top: 0 }, second = first] = fingers;
  return {
    left: (first.left + second.left) / 2,
    top: (first.top + second.top) / 2,
    spread: Math.hypot(first.left - second.left, first.top - second.top),
  };
}

/**
 * Moves the map by mouse, fingers, wheel and keys, as long as the returned function is not called. A press on a button within
 * the element stays a press, unless it becomes a movement.
 */
export function followGestures(element: HTMLElement, map: Movable): () => void {
  const fingers = new Map<number, ScreenPoint>();
  let pressed: ScreenPoint | null = null;
  let lastTap: (ScreenPoint & { readonly time: number }) | null = null;
  const controller = new AbortController();
  const { signal } = controller;

  const pointOf = ({ clientX, clientY }: MouseEvent): ScreenPoint => {
    const { left, top } = element.getBoundingClientRect();
    return { left: clientX - left, top: clientY - top };
  };
  const isOnButton = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('button') !== null;

  const press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, pointOf(event));
    pressed = fingers.size === 1 ? pointOf(event) : null;
  };

  const move = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    const point = pointOf(event);
    if (pressed && Math.hypot(point.left - pressed.left, point.top - pressed.top) < TAP) return;
    if (pressed || !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    pressed = null;
    const before = gripOf([...fingers.values()]);
    fingers.set(event.pointerId, point);
    const after = gripOf([...fingers.values()]);
    const moved = panned(map.view(), after.left - before.left, after.top - before.top);
    const isPinch = before.spread > 0 && after.spread > 0;
    map.show(isPinch ? zoomed(moved, map.size(), after.spread / before.spread, after) : moved);
  };

  const release = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    const isTap = pressed !== null && event.type === 'pointerup' && !isOnButton(event);
    pressed = null;
    if (!isTap) return;
    const point = pointOf(event);
    const { timeStamp: time } = event;
    const isSecond =
      lastTap !== null &&
      time - lastTap.time < DOUBLE_TAP &&
      Math.hypot(point.left - lastTap.left, point.top - lastTap.top) < 4 * TAP;
    lastTap = isSecond ? null : { ...point, time };
    if (isSecond) map.goTo(zoomed(map.view(), map.size(), 2, point));
    else map.tap(point, event.pointerType !== 'mouse');
  };

  const turnWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaY * (UNITS[event.deltaMode] ?? 1);
    // A pinch on a touchpad arrives as a wheel with the control key, in small steps.
    const factor = Math.exp(-Math.min(240, Math.max(-240, pixels)) * WHEEL * (event.ctrlKey ? 4 : 1));
    map.show(zoomed(map.view(), map.size(), factor, pointOf(event)));
  };

  const pressKey = (event: KeyboardEvent): void => {
    const act = KEYS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(map);
  };

  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener('wheel', turnWheel, { signal, passive: false });
  element.addEventListener('keydown', pressKey, { signal });
  return () => controller.abort();
}
