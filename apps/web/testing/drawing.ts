import { vi } from 'vitest';

/** Adds what jsdom lacks to draw on: a canvas that draws nothing, elements that have a size, and pointers that can be captured. */
export function completeDrawing(size = { width: 400, height: 600 }): void {
  const measureText = (text: string) => ({ width: 7 * text.length });
  const drawing = new Proxy(
    {},
    { get: (_, name) => (name === 'measureText' ? measureText : () => undefined), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => drawing as never); // the methods that are called
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: (entries: readonly unknown[]) => void;
      constructor(report: (entries: readonly unknown[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ contentRect: size }]);
      }
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.hasPointerCapture = () => true;
}
