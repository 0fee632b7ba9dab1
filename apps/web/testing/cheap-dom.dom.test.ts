import { expect, it } from 'vitest';

const PAGE = `
  <label for="name">Name <b>again</b></label><input id="name" type="TEXT" list="names"><datalist id="names"></datalist>
  <label>Inside <input type="checkbox" checked><input type="radio"></label>
  <label for="nothing">Nothing <input type="number"></label><label>Empty</label>
  <label for="name">Once more</label><input id="name" type="search"><input type="hidden" id="hidden"><label for="hidden"></label>
  <select multiple size="3" aria-label="One"><option selected>1</option></select><select size="1"></select>
  <textarea id="area" class="a b" role="  button  link "></textarea><label for="area"></label>
  <a href="/">Link</a><a>No link</a><img alt=""><img alt="Seen" src="x"><button type="submit" class="b"></button>
  <ul><li role="presentation">1</li></ul><section aria-label=""><h2>2</h2></section><svg role="img"><title>3</title></svg>
  <meter id="meter"></meter><label for="meter"></label><p data-testid="p, q">4</p>`;

const SELECTORS = [
  '*',
  'LABEL',
  'input, select, textarea',
  '*[role~="button"],button,input[type="button"],input[type="text"]',
  '*[role~="link"],a[href]',
  'img[alt=""],img:not([alt])',
  'input[type="search"]:not([list])',
  'input[list]:not([type])',
  'select:not([multiple])[size="1"]',
  '[aria-label]:not([aria-label=""])',
  '[class~="b"]',
  '[class~=""]',
  '[checked],[selected]',
  '[data-testid="p, q"]',
  'ul > li, .a, label input',
  'input[type="checkbox" i]',
];

const indices = (document: Document, found: Iterable<unknown>): readonly number[] => {
  const all: readonly unknown[] = Array.from(document.getElementsByTagName('*'));
  return Array.from(found, (element) => all.indexOf(element));
};

/** What a document answers to everything that `cheap-dom.ts` replaces. */
function answers(document: Document) {
  document.body.innerHTML = PAGE;
  const all = Array.from(document.body.getElementsByTagName('*'));
  return {
    found: SELECTORS.map((selector) => indices(document, document.querySelectorAll(selector))),
    within: SELECTORS.map((selector) => indices(document, document.body.querySelectorAll(selector))),
    matching: SELECTORS.map((selector) => all.map((element) => element.matches(selector))),
    labels: all.map((element) => {
      const labels = 'labels' in element ? (element.labels as NodeList | null) : []; // of a field
      return labels && indices(document, labels);
    }),
    texts: all.map(({ childNodes }) => Array.from(childNodes, ({ textContent }) => textContent)),
  };
}

it('elements are found, and fields have their labels, as in jsdom without what makes it cheap', () => {
  // The page of a frame has classes of its own, which nothing was replaced in.
  const frame = document.createElement('iframe');
  document.body.replaceChildren(frame);
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('jsdom has frames');
  const plain = answers(contentDocument);
  document.head.replaceChildren();
  expect(answers(document)).toEqual(plain);
  // All but two of the selectors find something.
  expect(plain.found.filter(({ length }) => length === 0)).toHaveLength(2);
});

it('an element that is added or changed is found at once', () => {
  document.body.innerHTML = '<label for="late">Late</label>';
  expect(document.querySelectorAll('input')).toHaveLength(0);
  const input = document.body.appendChild(document.createElement('input'));
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(input.labels).toHaveLength(0);
  input.id = 'late';
  expect(input.labels).toHaveLength(1);
  input.setAttribute('role', 'switch');
  expect(document.querySelectorAll('[role="switch"]')).toHaveLength(1);
});
