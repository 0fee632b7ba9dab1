/** The product's name and motto, wherever they are shown. */
export const brand = {
  name: 'Roborrow',
  tagline: 'Robots to rent, from people nearby',
} as const;
