/**
 * Shows a toast top right: 3 s for success, 5 s for an error (D76). The library is loaded with the first one.
 */
export function showToast(kind: 'success' | 'error', text: string): void {
  import('./toaster.tsx').then(({ show }) => show(kind, text), console.error);
}
