import { nextTask } from '../shared/next-task.ts';
import { typeInto } from '../ui/replay-input.ts';

interface EarlyAction {
  /** What was clicked or sent. */
  readonly target: Element;
  /** How the click left a radio button or a checkbox. */
  readonly checked?: boolean | undefined;
}

declare global {
  /** Left behind by the page's first script (`inline-scripts.ts`): ends its listening, and gives back what it kept. */
  var takeEarly: (() => readonly EarlyAction[]) | undefined;
}

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
 * Keeps what is typed, clicked and sent on a page that React renders anew instead of taking it over, until the returned
 * function is called. Call that when React has rendered the page.
 */
export function keepEarlyActions(): () => Promise<void> {
  const all = document.querySelectorAll('#root :is(button, form, input, textarea)');
  const places = new Map([...all].map((element) => [element, placeOf(element)]));
  return async () => {
    for (const [control, find] of places) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
      // The old control still has its text.
      if (control.value !== control.defaultValue) typeInto(find(), control.value);
    }
    const early = globalThis.takeEarly?.() ?? [];
    await replay(
      early.flatMap(({ target, checked }) => {
        const found = (places.get(target) ?? (() => target))();
        return found ? { target: found, checked } : [];
      }),
    );
  };
}

/** Does what was clicked and sent before React had the page: the boxes at once, the rest in the order in which it happened. */
export const replayEarlyClicks = (): Promise<void> => replay(globalThis.takeEarly?.() ?? []);

async function replay(actions: readonly EarlyAction[]): Promise<void> {
  // Before such an event React hydrates what it happened to, and then reports what was typed there (`replay-input.ts`). A click
  // alone would come first: a form would be sent without what stands in it.
  for (const { target } of actions) target.dispatchEvent(new Event('mouseup', { bubbles: true }));
  for (const { target: box, checked } of actions) {
    if (!(box instanceof HTMLInputElement)) continue;
    // React listens to changes alone, so it changes again. React may have rendered its own state in between. At once, because the
    // visitor may send the form next.
    box.checked = !checked;
    box.click();
  }
  for (const { target: element } of actions) {
    if (element instanceof HTMLInputElement) continue;
    await nextTask();
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else if (element instanceof HTMLElement) element.click();
  }
}
