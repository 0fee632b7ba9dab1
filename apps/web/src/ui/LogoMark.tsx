/** The logo without the name, in the current colour; decorative. The path is the one of logo.svg. */
export function LogoMark() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 32 32"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden
      focusable="false"
    >
      <path d="M17.3 5a2.3 2.3 0 1 0-2.6 0v2H12a7 7 0 0 0-7 7v15h6.4v-7h3.9l4.3 7H27l-4.9-7.7A7.3 7.3 0 0 0 20 7h-2.7zM12.2 11.4h7.4a3.1 3.1 0 0 1 0 6.2h-7.4a3.1 3.1 0 0 1 0-6.2zM12.9 13a1.5 1.5 0 1 0 .02 0zM18.9 13a1.5 1.5 0 1 0 .02 0z" />
    </svg>
  );
}
