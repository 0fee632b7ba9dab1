import type { Page } from './test.ts';

/** Names of things, and what the browser and the calendar write in the language's own tag: months, days, today. */
const NOT_OURS =
  /^Today, |VITE_\w+|[\w.@-]+@[\w.-]+|@\w+|https?:\S+|Example Operator|1 Example Street|Apex, NC|North Carolina|\b(GeoNames|CC BY 4\.0|Roborrow|Google|ChatGPT|OpenStreetMap|English|Español|JPEG|PNG|HEIC|USA|[AP]M|robots4all|zeppelin|otto)\b|\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/g;

/** A word with a vowel that has no accent; a single letter is the picture of a person without one. */
const UNACCENTED = /(?=\p{L}{2})\p{L}*[aeiouy]\p{L}*/iu;

/** The texts that a person sees or hears on the page and that are neither from the catalogue nor among `written`. */
export async function foreignTexts(page: Page, written: readonly string[]): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !parentElement.closest('style, script, noscript, body [lang]'))
        found.add(textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.body.querySelectorAll(`[${name}]:not(body [lang] *, body [lang])`))
        found.add(element.getAttribute(name) ?? '');
    return [...found];
  });
  // Sentences and names; a tag or an id is a word that a sentence of ours may have.
  const longestFirst = written
    .filter((text) => /\s|^\p{Lu}\p{Ll}/u.test(text))
    .toSorted((a, b) => b.length - a.length);
  return texts.filter((text) => {
    if (!UNACCENTED.test(text)) return false;
    const ours = longestFirst.reduce((left, one) => left.replaceAll(one, ''), text);
    return UNACCENTED.test(ours.replaceAll(NOT_OURS, ''));
  });
}

/** The texts that stand beyond their own box or one that hides what does; what ends in an ellipsis is meant to. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const shown = range.getBoundingClientRect();
      if (shown.width === 0) return false;
      let isOwn = true;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp, clipPath, display } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
          return false;
        if (clipPath !== 'none') return false;
        if (display === 'inline') continue;
        const { left, right } = box.getBoundingClientRect();
        if ((isOwn || overflowX !== 'visible') && (shown.left < left - 2 || shown.right > right + 2))
          return true;
        isOwn = false;
      }
      return false;
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.textContent?.trim() && text.parentElement?.checkVisibility() && isCut(text))
        cut.push(text.textContent);
    }
    return cut;
  });
