/** The mark alone, in the current colour; decoration beside the name. */
export function LogoMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" fill="currentColor" aria-hidden focusable="false">
      <path d="M6 4h13a9 9 0 0 1 4.6 16.7L28 28h-6.6l-3.9-6.5H12V28H6zm6 5.4v6.7h6.6a3.35 3.35 0 0 0 0-6.7z" />
    </svg>
  );
}
