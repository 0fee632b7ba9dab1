import { typeInto } from '../ui/replay-input.ts';

declare global {
  /** Left behind by the page's first script (`inline-scripts.ts`): ends its listening, and gives back what it kept. */
  var takeEarly: (() => readonly Element[]) | undefined;
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Where an element stands among those of its name, so that the same one is found in the same screen rendered again. */
function placeOf(element: Element): () => Element | null {
  const all = () => [...document.querySelectorAll(`#root ${element.localName}`)];
  const index = all().indexOf(element);
  const { className, id } = element;
  return () => {
    const found = all()[index] ?? null;
    return found?.className === className && (id === '' || element.localName !== 'form' || found.id === id)
      ? found
      : null;
  };
}

/**
 * Keeps what was typed, clicked and sent on a page that React renders anew instead of taking it over. Call the returned
 * function when React has rendered it.
 */
export function keepEarlyActions(): () => Promise<void> {
  const typed = [...document.querySelectorAll('#root input, #root textarea')].flatMap((control) =>
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.value !== control.defaultValue
      ? [{ find: placeOf(control), value: control.value }]
      : [],
  );
  const acted = (globalThis.takeEarly?.() ?? []).map(placeOf);
  return async () => {
    for (const { find, value } of typed) typeInto(find(), value);
    await replay(acted.flatMap((find) => find() ?? []));
  };
}

/** Does what was clicked and sent before React had the page, in the order in which it happened. */
export const replayEarlyClicks = (): Promise<void> => replay(globalThis.takeEarly?.() ?? []);

async function replay(elements: readonly Element[]): Promise<void> {
  // Before such an event React hydrates what it happened to, and then reports what was typed there (`replay-input.ts`). A click
  // alone would come first: a form would be sent without what stands in it.
  for (const element of elements) element.dispatchEvent(new Event('mouseup', { bubbles: true }));
  for (const element of elements) {
    await nextTask();
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    // It has changed already. React listens to changes alone, so it changes again.
    if (element instanceof HTMLInputElement)
      element.checked = element.type === 'checkbox' && !element.checked;
    if (element instanceof HTMLElement && !(element instanceof HTMLFormElement)) element.click();
  }
}
