import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followGestures } from './map-gestures.ts';
import { toMap, type View, zoomed } from './view.ts';

const SIZE = { width: 400, height: 300 };
const START: View = { x: 50, y: 40, scale: 10 };

let view: View;
let element: HTMLElement;
let stop: () => void;
const tap = vi.fn<(at: { left: number; top: number }, isTouch: boolean) => void>();

beforeEach(() => {
  view = START;
  tap.mockClear();
  element = document.body.appendChild(document.createElement('div'));
  // The page's own, which jsdom lacks.
  Object.assign(element, { setPointerCapture: () => {}, hasPointerCapture: () => true });
  const show = (next: View) => void (view = next);
  const size = () => SIZE;
  stop = followGestures(element, {
    view: () => view,
    size,
    show,
    goTo: show,
    goHome: () => show(START),
    tap,
  });
});
afterEach(() => stop());

const send = (
  type: string,
  pointerId: number,
  [clientX, clientY]: readonly [number, number],
  options: PointerEventInit = {},
  target: Element = element,
) =>
  target.dispatchEvent(
    new PointerEvent(type, { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true, ...options }),
  );

const touch = (pointerId: number, at: readonly [number, number], target?: Element) => {
  send('pointerdown', pointerId, at, {}, target);
  send('pointerup', pointerId, at, {}, target);
};

const at = (left: number, top: number) => toMap(view, SIZE, { left, top });

describe('fingers on the map (D381)', () => {
  it('pinch: what is between two fingers stays between them, at the scale of their distance', () => {
    send('pointerdown', 1, [150, 100]);
    send('pointerdown', 2, [250, 100]);
    const between = at(200, 100);
    send('pointermove', 1, [100, 100]);
    send('pointermove', 2, [300, 100]);
    expect(view.scale).toBeCloseTo(2 * START.scale);
    expect(at(200, 100).x).toBeCloseTo(between.x);
    expect(at(200, 100).y).toBeCloseTo(between.y);
    send('pointerup', 1, [100, 100]);
    send('pointerup', 2, [300, 100]);
    expect(tap).not.toHaveBeenCalled();
  });

  it('go on with one finger after the other was lifted, without a jump', () => {
    send('pointerdown', 1, [150, 100]);
    send('pointerdown', 2, [250, 100]);
    send('pointermove', 2, [300, 100]);
    send('pointerup', 1, [150, 100]);
    const held = at(300, 100);
    send('pointermove', 2, [310, 120]);
    expect(at(310, 120).x).toBeCloseTo(held.x);
    expect(at(310, 120).y).toBeCloseTo(held.y);
  });

  it('tap twice: zooms in where they tapped; two slow taps, or far from each other, do not', () => {
    const now = vi.spyOn(Event.prototype, 'timeStamp', 'get');
    now.mockReturnValue(1000);
    touch(1, [300, 200]);
    now.mockReturnValue(1299);
    touch(2, [305, 202]);
    expect(view).toEqual(zoomed(START, SIZE, 2, { left: 305, top: 202 }));
    expect(tap).toHaveBeenCalledTimes(1);

    view = START;
    now.mockReturnValue(3000);
    touch(3, [100, 100]);
    now.mockReturnValue(3300);
    touch(4, [100, 100]);
    now.mockReturnValue(3400);
    touch(5, [160, 100]);
    expect(view).toEqual(START);
    expect(tap).toHaveBeenCalledTimes(4);
    now.mockRestore();
  });

  it('that tremble still tap, and a press on a button stays with the button', () => {
    send('pointerdown', 1, [100, 100]);
    send('pointermove', 1, [103, 102]);
    send('pointerup', 1, [103, 102]);
    expect(view).toEqual(START);
    expect(tap).toHaveBeenCalledExactlyOnceWith({ left: 103, top: 102 }, true);
    touch(2, [200, 100], element.appendChild(document.createElement('button')));
    expect(tap).toHaveBeenCalledTimes(1);
  });

  it('that the browser takes away neither tap nor move the map later', () => {
    send('pointerdown', 1, [100, 100]);
    send('pointercancel', 1, [100, 100]);
    send('pointermove', 1, [200, 200]);
    expect(view).toEqual(START);
    expect(tap).not.toHaveBeenCalled();
  });
});

describe('mouse and wheel on the map (D381)', () => {
  it('move it with the main button alone', () => {
    send('pointerdown', 1, [100, 100], { pointerType: 'mouse', button: 2 });
    send('pointermove', 1, [200, 100], { pointerType: 'mouse' });
    expect(view).toEqual(START);
    send('pointerdown', 1, [100, 100], { pointerType: 'mouse' });
    send('pointermove', 1, [200, 100], { pointerType: 'mouse' });
    expect(view).toEqual({ ...START, x: START.x - 10 });
  });

  it('zooms where the mouse is, by at most one step for a wheel that reports a page', () => {
    const turn = (options: WheelEventInit) => {
      const event = new WheelEvent('wheel', { clientX: 100, clientY: 50, cancelable: true, ...options });
      element.dispatchEvent(event);
      // Otherwise the page would scroll.
      expect(event.defaultPrevented).toBe(true);
      return view.scale;
    };
    const fixed = at(100, 50);
    expect(turn({ deltaY: -100 })).toBeGreaterThan(START.scale);
    expect(at(100, 50).x).toBeCloseTo(fixed.x);
    view = START;
    const most = turn({ deltaY: -1, deltaMode: 2 });
    view = START;
    expect(turn({ deltaY: -240 })).toBe(most);
  });
});
