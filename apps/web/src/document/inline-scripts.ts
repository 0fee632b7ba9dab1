/**
 * Scripts that stand within every page, as text: the policy names each by its hash, so they are the same in all pages.
 * `src/document/early-clicks.ts` and `page-state.ts` read what they leave behind.
 */

/** Before anything is painted: the theme that was chosen, whether this page is meant for this address, and early clicks. */
export const BEFORE_PAINT = `
const { dataset } = document.documentElement;
if (location.pathname + location.search !== dataset.page) dataset.elsewhere = '';
try {
  // Signed in before a reload: hides the login links until the session is known.
  if (sessionStorage.getItem('roborrow.tab') === 'member') dataset.member = '';
  // A place is known: hides the featured robots until Home knows whether it shows the near ones (D344).
  const place = localStorage.getItem('roborrow.place') ?? dataset.member;
  if (place != null && localStorage.getItem('roborrow.featured') === null) dataset.near = '';
  const theme = localStorage.getItem('roborrow.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  // Robots within the page are those of the untouched demo: who has been here waits for what they have made of it.
  const isTouched = localStorage.getItem('roborrow.demo') ?? sessionStorage.getItem('roborrow.faults');
  if ('untouched' in dataset && isTouched) dataset.elsewhere ??= 'demo';
} catch {}
// Clicks and submits from before the app can answer are recorded, and repeated later. Links work without the app, and
// radio buttons and checkboxes change their own state at once.
const early = [];
const keep = (event) => {
  const isSubmit = event.type === 'submit';
  const target = isSubmit ? event.target : event.target.closest('button, [type="radio"], [type="checkbox"]');
  if (!target || 'elsewhere' in dataset) return;
  if (isSubmit || target.localName === 'button') event.preventDefault();
  event.stopImmediatePropagation();
  early.push(target);
};
addEventListener('click', keep, true);
addEventListener('submit', keep, true);
globalThis.takeEarly = () => {
  removeEventListener('click', keep, true);
  removeEventListener('submit', keep, true);
  return early.splice(0);
};
`;

/**
 * Behind the content: a page that is not meant for this address, or not for this browser, is emptied. Then the app starts, once
 * the page has been painted: scripts that are here already would delay that. A page in the background is not painted.
 */
export const AFTER_CONTENT = `
// A page that shows none of the demo's data is the same for everybody.
if (dataset.elsewhere === 'demo' && !JSON.parse(document.getElementById('page-state').textContent).answers.queries.length)
  delete dataset.elsewhere;
if ('elsewhere' in dataset) {
  document.getElementById('root').replaceChildren();
  for (const element of document.querySelectorAll('title, meta[name="description"], meta[property], #page-state'))
    element.remove();
  delete dataset.elsewhere;
  delete dataset.untouched;
}
const start = () => import(document.getElementById('app').href);
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
`;
