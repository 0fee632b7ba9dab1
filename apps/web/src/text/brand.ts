/** The product's name and motto, wherever they are shown. */
export const brand = {
  name: 'Roborrow',
  tagline: 'Robots to rent, from people nearby',
  contactMail: 'hello@roborrow.example',
  /** The footer's copyright year (D37). */
  copyrightYear: 2025,
} as const;
