import { configure, getConfig } from '@testing-library/react';

/** What browsers never show, whatever its style. */
const NEVER_SHOWN = new Set(['HEAD', 'LINK', 'META', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

const isHiddenByKind = (element: HTMLElement): boolean =>
  Boolean(element.hidden) ||
  NEVER_SHOWN.has(element.tagName) ||
  (element instanceof HTMLDialogElement && !element.open);

function visibilityOf(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const own = at.style?.visibility;
    if (own) return own;
  }
  return 'visible';
}

/** What a test can ask of an element's style: tests load no style sheet, so it has its own, and what hides its kind. */
function styleOf(element: HTMLElement): CSSStyleDeclaration {
  const own = element.style;
  const computed: Readonly<Record<string, string>> = {
    display: isHiddenByKind(element) ? 'none' : own.display || 'block',
    visibility: visibilityOf(element),
    opacity: own.opacity || '1',
  };
  return new Proxy(own, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? (asked: string) => computed[asked] ?? own.getPropertyValue(asked)
        : (computed[String(name)] ?? (Reflect.get(own, name) as unknown)),
  });
}

/** Of the library itself: this file's setup runs again for each test file. */
const { getElementError } = getConfig();

/**
 * Takes two things out of Testing Library's queries that were half of the component tests' processor time. jsdom matches each rule of its default style sheet
 * with an element and all its ancestors whenever a query by role asks for a computed style; and every look that finds nothing yet prints the whole page for
 * an error that only the last one shows.
 */
export function makeQueriesCheap(): void {
  window.getComputedStyle = (element) => styleOf(element as HTMLElement); // no SVG is asked for its display
  configure({
    getElementError: (message, container) =>
      Object.defineProperty(new Error(), 'message', {
        configurable: true,
        get: () => getElementError(message, container).message,
      }),
  });
}
