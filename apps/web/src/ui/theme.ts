/** The user's choice; 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'roborrow.theme';

export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // the browser may forbid storage
  }
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Applies a theme and stores it for the next visit, if the browser allows it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The theme then lasts as long as the page.
  }
}
