import { testOf } from './cheap-selectors.ts';

/** What can have labels. */
const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const getter = (owner: object, name: string): (() => never) =>
  Object.getOwnPropertyDescriptor(owner, name)?.get as () => never; // jsdom has each that is asked for here

// jsdom's own, taken once: all test files of a worker share this module and the DOM.
const { matches, querySelectorAll } = Element.prototype;
const queryDocument = Document.prototype.querySelectorAll;
const lengthOfCollection: () => number = getter(HTMLCollection.prototype, 'length');
const itemOfCollection = HTMLCollection.prototype.item;
const lengthOfList: () => number = getter(NodeList.prototype, 'length');
const itemOfList = NodeList.prototype.item;
const labelsOf = new Map(LABELABLE.map(({ prototype }) => [prototype, getter(prototype, 'labels')] as const));

/** What a collection holds. jsdom gives the same collection again until something in its node changes. */
const held = new WeakMap<HTMLCollectionOf<Element>, readonly Element[]>();

/** The elements within a node. A collection's proxy makes each step dear, its methods do not. */
function elementsWithin(node: Element | Document, name: string): readonly Element[] {
  const found = node.getElementsByTagName(name);
  const before = held.get(found);
  if (before) return before;
  const elements = Array.from({ length: lengthOfCollection.call(found) }, (_, index) =>
    itemOfCollection.call(found, index),
  ).filter((element) => element !== null);
  held.set(found, elements);
  return elements;
}

const cheaply = (original: typeof querySelectorAll) =>
  function (this: Element | Document, selector: string) {
    const test = testOf(selector);
    return test ? elementsWithin(this, '*').filter(test) : original.call(this as Element, selector);
  };

/** jsdom goes through the whole page for each field and each label. */
const labels = (original: () => never) =>
  function (this: Element) {
    if (!this.isConnected || this.getAttribute('type') === 'hidden') return original.call(this);
    return elementsWithin(document, 'label').filter((label) => {
      const id = label.getAttribute('for');
      if (id !== null) return id === this.id && document.getElementById(id) === this;
      return label.contains(this) && (label as HTMLLabelElement).control === this; // its tag says so
    });
  };

/**
 * Answers what Testing Library asks of each element of a page, again and again while it waits, without jsdom's general engine for selectors:
 * that was a third of the component tests' processor time. A list is an array, which changes no more.
 */
export function makeDomCheap(): void {
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): boolean {
      const test = testOf(selector);
      return test ? test(this) : matches.call(this, selector);
    },
    querySelectorAll: cheaply(querySelectorAll),
  });
  Object.assign(Document.prototype, { querySelectorAll: cheaply(queryDocument) });
  for (const [prototype, original] of labelsOf)
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labels(original) });
  Object.defineProperty(NodeList.prototype, Symbol.iterator, {
    configurable: true,
    writable: true,
    *value(this: NodeList) {
      for (let index = 0; index < lengthOfList.call(this); index++) yield itemOfList.call(this, index);
    },
  });
}
