/**
 * Shows a toast top right: 3 s for success, 5 s for an error (D76). One about the same thing replaces what was said of it before. The
 * library is loaded with the first one.
 */
export function showToast(kind: 'success' | 'error', text: string, about?: string): void {
  import('./toaster.tsx').then(({ show }) => show(kind, text, about), console.error);
}
