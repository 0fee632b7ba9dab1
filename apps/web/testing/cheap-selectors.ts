type Test = (element: Element) => boolean;

const ATTRIBUTE = String.raw`\[([\w-]+)(?:(~?=)"?([^"\]\s]*)"?)?\]`;
const EACH_ATTRIBUTE = new RegExp(String.raw`(:not\()?${ATTRIBUTE}\)?`, 'g');

/** A tag or none, then attributes that are there, have a value, or are not there: what Testing Library asks for. */
const COMPOUND = new RegExp(String.raw`^(\*|[a-z][\w-]*)?((?:${ATTRIBUTE}|:not\(${ATTRIBUTE}\))*)$`, 'i');

function testOfAttribute([, not, name = '', operator, wanted = '']: RegExpMatchArray): Test {
  // HTML compares this one in any case.
  const fold = (value: string) => (name === 'type' ? value.toLowerCase() : value);
  const has: Test = (element) => {
    const value = element.getAttribute(name);
    if (value === null || operator === undefined) return value !== null;
    return operator === '='
      ? fold(value) === fold(wanted)
      : wanted !== '' && value.split(/\s+/).includes(wanted);
  };
  return not ? (element) => !has(element) : has;
}

function testOfCompound(text: string): Test | null {
  const [whole, tag = '*', attributes = ''] = COMPOUND.exec(text) ?? [];
  if (!whole) return null;
  const tests = Array.from(attributes.matchAll(EACH_ATTRIBUTE), testOfAttribute);
  const name = tag.toLowerCase();
  return (element) => (name === '*' || element.localName === name) && tests.every((test) => test(element));
}

const known = new Map<string, Test | null>();

/** What says whether an element matches a selector, or null where only jsdom can read the selector. */
export function testOf(selector: string): Test | null {
  const before = known.get(selector);
  if (before !== undefined) return before;
  const tests = selector.split(',').map((part) => testOfCompound(part.trim()));
  const all = tests.filter((test) => test !== null);
  const test: Test | null = all.length < tests.length ? null : (element) => all.some((one) => one(element));
  known.set(selector, test);
  return test;
}
