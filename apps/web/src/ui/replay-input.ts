type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const setValue = (input: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

/**
 * Tells React of what somebody typed or chose in a page that the build rendered, before React had it: as if it were typed
 * now. For the `ref` of a control; where React has made the control itself there is nothing to tell.
 */
export function replayInput(control: Control | null): void {
  if (control instanceof HTMLInputElement && control.value !== control.defaultValue) {
    const typed = control.value;
    queueMicrotask(() => {
      // React compares with what it has seen last, and sees only what is set on the element itself.
      control.value = control.defaultValue;
      setValue(control, typed);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      if (document.activeElement !== control)
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
  }
  if (control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === false) {
    const chosen = control.value;
    queueMicrotask(() => {
      control.value = chosen; // telling of another control may have put it back
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
}
