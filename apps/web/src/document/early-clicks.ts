declare global {
  /** Left behind by the page's first script (`inline-scripts.ts`): ends its listening, and gives back what it kept. */
  var takeEarly: (() => readonly Element[]) | undefined;
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Does what was clicked and sent before React had the page, in the order in which it happened. */
export async function replayEarlyClicks(): Promise<void> {
  const elements = globalThis.takeEarly?.() ?? [];
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
