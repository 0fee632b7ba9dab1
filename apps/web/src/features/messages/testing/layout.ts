import { vi } from 'vitest';

/** jsdom has no layout: this makes the scroll container 600 pixels high, each row 56, and scrolling work. It opens dialogs, too. */
export function simulateLayout(): void {
  const { prototype } = Element;
  const number = (name: string, get: (this: Element) => number) =>
    Object.defineProperty(prototype, name, { configurable: true, get });
  number('clientHeight', () => 600);
  number('clientWidth', () => 600);
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 56 });
  number('scrollHeight', function () {
    const content = this.firstElementChild;
    return content instanceof HTMLElement ? Number.parseFloat(content.style.height) || 600 : 600;
  });
  prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = to.top ?? 0;
    this.dispatchEvent(new Event('scroll'));
  };
  prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
}
