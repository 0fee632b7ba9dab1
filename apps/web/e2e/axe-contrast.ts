/** The part of axe that decides which elements a rule looks at. axe's types leave it out. */
interface WindowWithAxe {
  readonly axe: {
    readonly _audit: {
      readonly rules: readonly {
        readonly id: string;
        matches: (element: Element, ...rest: unknown[]) => boolean;
      }[];
    };
  };
}

/**
 * Makes axe compute the contrast of each kind of text once in a document, into which axe was loaded. 24 cards show the same colors, and so does the next
 * screen's navigation; contrast takes four fifths of a look. Two texts are of one kind if they have the same color and font, and all their ancestors the same
 * classes, colors and opacity. What was found wrong fails the test, so what a later look meets again was right.
 */
export function measureEachKindOfTextOnce(): void {
  const { axe } = window as unknown as WindowWithAxe; // loaded before
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has no rule for contrast');
  const { matches } = rule;
  let surfaces = new Map<Element, string>();
  const kinds = new Set<string>();

  const surfaceOf = (element: Element): string => {
    const known = surfaces.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position, zIndex } = getComputedStyle(element);
    const own = [
      element.tagName,
      element.getAttribute('class'),
      backgroundColor,
      backgroundImage,
      opacity,
      position,
      zIndex,
    ];
    const surface = `${element.parentElement ? surfaceOf(element.parentElement) : ''}/${own.join(' ')}`;
    surfaces.set(element, surface);
    return surface;
  };
  const kindOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return `${surfaceOf(element)} ${color} ${fontSize} ${fontWeight} ${textShadow}`;
  };

  /** axe looks at these elements alone, and finds that out late: it first reads all labels, and the text of all descendants. */
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );

  rule.matches = function (element, ...rest) {
    // A look begins with the document's element.
    if (element === document.documentElement) surfaces = new Map();
    if (!hasText(element)) return false;
    const kind = kindOf(element);
    // A known kind is not asked about, because what axe asks takes as long as measuring.
    if (kinds.has(kind) || !matches.call(this, element, ...rest)) return false;
    kinds.add(kind);
    return true;
  };
}
