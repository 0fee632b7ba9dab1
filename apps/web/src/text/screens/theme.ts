/** The choice between light and dark. */
export const theme = {
  label: 'Colour theme',
  light: 'Light',
  dark: 'Dark',
  system: 'Like this device',
} as const;
