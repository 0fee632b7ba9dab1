import { BRAND_NAME } from '../shared/brand-name.text.ts';

/**
 * Scripts that stand within every page, as text: the policy names each by its hash, so they are the same in all pages.
 * `src/document/early-clicks.ts` and `page-state.ts` read what they leave behind.
 */

/** Before anything is painted: the theme that was chosen and whether the map is, whether this page is meant for this address, and early clicks. */
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
  const map = localStorage.getItem('roborrow.map');
  if (map === 'shown' || map === 'hidden') dataset.map = map;
  // Robots within the page are those of the untouched demo: who has been here waits for what they have made of it.
  const isTouched = localStorage.getItem('roborrow.demo') ?? sessionStorage.getItem('roborrow.faults');
  if ('untouched' in dataset && isTouched) dataset.elsewhere ??= 'demo';
} catch {}
// Clicks and submits from before the app can answer are recorded, and repeated later. Radio buttons and checkboxes change their
// own state at once: the state that the visitor saw is recorded, too. Links are left to the browser, which loads the next
// page: React hears of clicks before it has all of this page, and would go on with the next one in its place.
const early = [];
const keep = (event) => {
  const isSubmit = event.type === 'submit';
  const target = isSubmit ? event.target : event.target.closest('a, button, [type="radio"], [type="checkbox"]');
  if (!target || 'elsewhere' in dataset) return;
  event.stopImmediatePropagation();
  if (target.localName === 'a') return;
  if (isSubmit || target.localName === 'button') event.preventDefault();
  early.push({ target, checked: target.checked });
};
addEventListener('click', keep, true);
addEventListener('submit', keep, true);
globalThis.takeEarly = () => {
  removeEventListener('click', keep, true);
  removeEventListener('submit', keep, true);
  return early.splice(0);
};
`;

/** The scripts wait no longer for the pictures that are seen first, in milliseconds. */
const LONGEST_ALONE = 1000;

/**
 * Behind the content. A file of a page may have been opened at another address, and what the demo shows may have been changed
 * in this browser: then the page's frame stands in for it, or above and below nothing where not even that is known. A page
 * that shows no data of the demo can stay. Then the app is asked for and starts, once the page has been painted: on a slow line
 * its scripts would share it with pictures and typefaces (D760), and scripts that are here already would delay the paint. A page in the background is not painted. What the app consists of runs part by part, each in a task
 * of its own: together they would be a long one.
 */
export const AFTER_CONTENT = `
const parts = [document.getElementById('scripts').content];
if ('elsewhere' in dataset) {
  const state = document.getElementById('page-state');
  const isItsPath = location.pathname === dataset.page.split('?')[0];
  if (!isItsPath || JSON.parse(state.textContent).answers.queries.length > 0) {
    const frame = document.getElementById('frame');
    if (isItsPath && frame) document.getElementById('root').replaceChildren(frame.content);
    else document.querySelector('main').replaceChildren();
    state.remove();
    for (const element of document.querySelectorAll('title, meta[name="description"], meta[property]')) element.remove();
    document.title = '${BRAND_NAME}';
    if (!isItsPath) for (const link of document.querySelectorAll('[aria-current]')) for (const name of ['aria-current', 'data-status']) link.removeAttribute(name);
    const asked = new URLSearchParams(location.search);
    const [query, place] = ['query', 'location'].map((name) => asked.get(name) ?? '');
    for (const line of document.querySelectorAll('[data-asked]')) line.textContent = [query, place].filter(Boolean).join(', ');
    for (const input of document.querySelectorAll('main [type="search"]')) input.defaultValue = query;
    for (const input of document.querySelectorAll('main [type="text"][role="combobox"]')) input.defaultValue = place;
    // The filters of the search that the frame was made for.
    for (const chips of document.querySelectorAll('[data-chips]')) chips.replaceChildren();
    delete dataset.unscrolled;
    // The app waits for the backend here: it arrives beside the app, and for a search near a place the places too.
    const embedded = document.getElementById('embedded')?.content;
    for (const link of embedded?.querySelectorAll('[data-places]') ?? []) if (!place) link.remove();
    if (embedded) parts.push(embedded);
  }
  delete dataset.elsewhere;
}
const start = async () => {
  document.head.append(...parts);
  for (const { href } of document.querySelectorAll('[data-part]')) {
    await import(href);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await import(document.getElementById('app').href);
};
// What is seen first has the line for itself until it is painted, but not for long.
const startAfterPictures = async () => {
  const pictures = document.querySelectorAll('main img[fetchpriority="high"]');
  const decoded = Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  const painted = decoded.then(() => new Promise(requestAnimationFrame));
  await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, ${LONGEST_ALONE}))]);
  setTimeout(start);
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(startAfterPictures));
`;
