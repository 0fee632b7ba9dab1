type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const setValue = (input: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

/** Types a text into a control that React has rendered; React only detects values that are set on the element itself. */
export function typeInto(control: Element | null, text: string): void {
  if (control instanceof HTMLInputElement) setValue(control, text);
  else if (control instanceof HTMLTextAreaElement) control.value = text;
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Replays to React what the visitor typed, chose or ticked in a prerendered page before hydration, as if it were
 * typed now. Use it as the `ref` of a control; it does nothing for a control that React created itself.
 */
export function replayInput(control: Control | null): void {
  // A click that makes React hydrate a box has ticked it already. React takes that for the state before the click.
  if (
    control instanceof HTMLInputElement &&
    control.checked !== control.defaultChecked &&
    (control.checked || control.type === 'checkbox')
  ) {
    queueMicrotask(() => {
      control.checked = control.defaultChecked;
      control.click();
    });
  }
  if (control instanceof HTMLInputElement && control.value !== control.defaultValue) {
    const typed = control.value;
    queueMicrotask(() => {
      // React compares the value with the last one it knows, and only detects values that are set on the
      // element itself.
      control.value = control.defaultValue;
      setValue(control, typed);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      if (document.activeElement !== control)
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
  }
  // The page names the chosen option; React names none where it creates the control.
  if (
    control instanceof HTMLSelectElement &&
    control.selectedOptions[0]?.defaultSelected === false &&
    [...control.options].some(({ defaultSelected }) => defaultSelected)
  ) {
    const chosen = control.value;
    queueMicrotask(() => {
      control.value = chosen; // an event of another control may have reset it
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
}
